import { DARK, DARK_WINDOW, LAMP } from '#design/art/palette.ts';
import { round, seeded } from '#design/art/random.ts';
import { cx } from '#design/cx.ts';
import { WITHIN, type Within } from '../../search/contract.ts';

const CENTRE = { x: 360, y: 405 };
const RADII = [100, 152, 206, 258, 310, 352];
const FLATTENED = 0.86;
const HOUSES = 96;

interface House {
  x: number;
  y: number;
  size: number;
  ring: number;
  home: boolean;
}

const houses: readonly House[] = (() => {
  const chance = seeded(41);
  return Array.from({ length: HOUSES }, () => {
    const angle = chance() * 2 * Math.PI;
    const far = 62 + 420 * chance() ** 0.8;
    const ring = RADII.findIndex((radius) => far < radius);
    return {
      x: round(CENTRE.x + far * Math.cos(angle)),
      y: round(CENTRE.y + far * FLATTENED * Math.sin(angle)),
      size: round(12 + chance() * 16),
      ring: ring < 0 ? RADII.length : ring,
      home: chance() < 0.62,
    };
  }).sort((a, b) => a.y - b.y);
})();

const CHANGES = 'transition-opacity duration-[180ms] motion-reduce:transition-none';

/** Decoration only. @param within null lights the whole country. */
export function DistanceMap({
  within,
  label,
  className,
}: {
  within: Within | null;
  label: string;
  className?: string;
}) {
  const chosen = within === null ? RADII.length : WITHIN.indexOf(within);
  const top = CENTRE.y - (RADII[chosen] ?? 0) * FLATTENED;
  return (
    <div
      aria-hidden="true"
      className={cx(
        'relative isolate overflow-hidden bg-[radial-gradient(circle_at_50%_55%,#3b3f86,#1b2260)] select-none',
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 60 720 690"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-x-0 -top-[30%] h-[168%] w-full overflow-visible l:inset-0 l:h-full"
      >
        <path
          d="M-400 610C-40 560 200 720 420 610S760 500 1200 560V650C760 590 640 660 480 730S-40 690-400 740Z"
          fill="#2d58a8"
        />
        {RADII.map((rx, ring) => (
          <g key={rx}>
            <ellipse cx={CENTRE.x} cy={CENTRE.y} rx={rx} ry={round(rx * FLATTENED)} fill="#ffe3ac" opacity=".05" />
            <ellipse
              cx={CENTRE.x}
              cy={CENTRE.y}
              rx={rx}
              ry={round(rx * FLATTENED)}
              fill="none"
              stroke="#fff"
              strokeOpacity=".22"
              strokeWidth="1.5"
              strokeDasharray="2 7"
            />
            <ellipse
              cx={CENTRE.x}
              cy={CENTRE.y}
              rx={rx}
              ry={round(rx * FLATTENED)}
              fill="none"
              stroke={LAMP}
              strokeWidth="3"
              className={cx(CHANGES, ring === chosen ? 'opacity-100' : 'opacity-0')}
            />
          </g>
        ))}
        {houses.map(({ x, y, size, ring, home }) => (
          <g key={`${x} ${y}`}>
            <path d={outline(x, y, size)} fill={DARK} stroke="#3d4690" strokeWidth=".75" />
            <rect {...pane(x, y, size)} fill={DARK_WINDOW} stroke="#3a4488" strokeWidth=".75" />
            {home && (
              <rect
                {...pane(x, y, size)}
                fill={LAMP}
                className={cx(CHANGES, ring <= chosen ? 'opacity-100' : 'opacity-0')}
              />
            )}
          </g>
        ))}
        <radialGradient id="finder-glow">
          <stop offset="0" stopColor={LAMP} stopOpacity=".75" />
          <stop offset="1" stopColor={LAMP} stopOpacity="0" />
        </radialGradient>
        <circle cx={CENTRE.x} cy={CENTRE.y} r="84" fill="url(#finder-glow)" />
        <path
          d={outline(CENTRE.x, CENTRE.y + 10, 68)}
          fill={DARK}
          stroke="#ffd591"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M346 439V422a14 14 0 0 1 28 0V439Z" fill={LAMP} />
        {within !== null && (
          <g
            className="hidden transition-transform duration-[180ms] motion-reduce:transition-none l:block"
            style={{ transform: `translate(${CENTRE.x}px, ${round(top)}px)` }}
          >
            <rect x="-66" y="-22" width="132" height="44" rx="22" fill="#fff" />
            <text textAnchor="middle" y="7" fontSize="20" fontWeight="600" fill={DARK}>
              {label}
            </text>
          </g>
        )}
      </svg>
      <span className="absolute inset-x-0 top-3 mx-auto w-fit rounded-full bg-white px-5 py-1 font-semibold text-[#0d1233] text-t13 tabular-nums l:hidden">
        {label}
      </span>
    </div>
  );
}

function outline(x: number, y: number, size: number): string {
  const half = round(size / 2);
  return `M${round(x - half)} ${round(y + half)}v${-half}L${x} ${round(y - size * 0.55)}l${half} ${round(size * 0.55)}v${half}Z`;
}

const pane = (x: number, y: number, size: number) => ({
  x: round(x - size * 0.2),
  y: round(y - size * 0.02),
  width: round(size * 0.4),
  height: round(size * 0.36),
});
