import { cx } from './cx.ts';
import { Photo } from './photo.tsx';

export type AvatarSize = 24 | 32 | 40 | 52 | 64 | 96;

const SIZES: Record<AvatarSize, string> = {
  24: 'size-6 text-[10px]',
  32: 'size-8 text-t12',
  40: 'size-10 text-t14',
  52: 'size-13 text-t16',
  64: 'size-16 text-t18',
  96: 'size-24 text-t28',
};

export type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  thumbhash?: string | null | undefined;
  /** Pixels; default 40. */
  size?: AvatarSize | undefined;
  online?: string | false | undefined;
  className?: string | undefined;
};

/** The name stands beside it: nothing is read twice. */
export function Avatar(props: AvatarProps) {
  const { name, src, thumbhash, size = 40, online, className } = props;
  // Drawn, and no text: a control around it is named by more than two letters, and is called by what is seen of it.
  const initials = (
    <span
      aria-hidden="true"
      data-letters={initialsOf(name)}
      className={cx(
        'grid size-full place-items-center font-semibold text-white before:content-[attr(data-letters)]',
        TINTS[tintOf(name)],
      )}
    />
  );
  return (
    <span className={cx('relative inline-block shrink-0', SIZES[size], className)}>
      {src ? (
        <Photo
          src={src}
          alt=""
          thumbhash={thumbhash}
          width={size}
          height={size}
          fallback={initials}
          className="size-full rounded-full"
          imageClassName="object-top"
        />
      ) : (
        <span className="block size-full overflow-hidden rounded-full">{initials}</span>
      )}
      {online && (
        <span
          className={cx(
            'absolute rounded-full bg-online ring-2 ring-surface',
            size < 40
              ? 'end-0 bottom-0 size-2'
              : size < 64
                ? 'end-0 bottom-0 size-3'
                : size === 64
                  ? 'end-px bottom-px size-4'
                  : 'end-1.5 bottom-1.5 size-4',
          )}
        >
          <span className="sr-only">{online}</span>
        </span>
      )}
    </span>
  );
}

const TINTS = [
  'bg-[oklch(.42_.12_268)]',
  'bg-[oklch(.42_.1_300)]',
  'bg-[oklch(.43_.09_200)]',
  'bg-[oklch(.43_.08_155)]',
  'bg-[oklch(.45_.1_45)]',
  'bg-[oklch(.42_.11_340)]',
];

function tintOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % TINTS.length;
}

/** One letter for one word, two for more; whole code points, so that any script works. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const first = words[0] ? ([...words[0]][0] ?? '') : '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}
