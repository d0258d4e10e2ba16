import type { Niche } from '../../contract.ts';
import { DISHES } from './dishes.tsx';

const RINGS = ['var(--yours)', '#d2452d', '#3f9b6b', '#e0932e'] as const;
const WINES = ['#8b1e3b', '#c9a63f'] as const;

export function Table({ niche }: { niche: Niche }) {
  return (
    <>
      <svg width="0" height="0" className="parts" aria-hidden="true">
        <Parts niche={niche} />
      </svg>
      <svg viewBox="0 0 390 548" className="narrow" aria-hidden="true">
        <path d="M102-20H300V504H102Z" fill="#3b1508" opacity=".25" />
        {[122, 262, 402].map((y) => (
          <Chair key={y} at={[62, y]} turn={-90} />
        ))}
        <Chair at={[328, 122]} turn={90} />
        <Chair at={[328, 262]} turn={90} />
        <Chair at={[344, 408]} turn={104} yours />
        <path d="M96-20H294V498H96Z" fill="var(--cloth)" />
        <path d="M171-20V498M211-20V498" stroke="var(--stripe)" strokeWidth="4" />
        <path d="M191-20V498" stroke="var(--stripe)" strokeWidth="9" />
        {[122, 262, 402].map((y, row) => (
          <Plate key={y} at={[140, y]} kind={row * 2} />
        ))}
        <Plate at={[250, 122]} kind={1} />
        <Plate at={[250, 262]} kind={3} />
        <Plate at={[250, 402]} />
        <use href="#table-middle" x="195" y="192" />
        <use href="#table-candle" x="195" y="262" />
        <use href="#table-bowl" x="195" y="334" />
        <use href="#table-twig" transform="translate(170 404) rotate(40) scale(.5)" />
        <Glass at={[168, 84]} wine={0} />
        <Glass at={[222, 84]} wine={1} />
        <Glass at={[168, 224]} wine={0} />
        <Glass at={[224, 440]} wine={0} />
        <Glass at={[166, 440]} wine={1} />
      </svg>
      <svg viewBox="522 0 918 900" className="wide" aria-hidden="true">
        <path d="M540 226H1450V652H540Z" fill="#3b1508" opacity=".25" />
        {[660, 860, 1060, 1260].map((x) => (
          <Chair key={x} at={[x, 178]} turn={0} scale={1.75} />
        ))}
        {[860, 1060, 1260].map((x) => (
          <Chair key={x} at={[x, 682]} turn={180} scale={1.75} />
        ))}
        <Chair at={[640, 740]} turn={193} scale={1.75} yours />
        <path d="M527 220V642" stroke="var(--cloth)" strokeWidth="10" strokeDasharray="3 6" />
        <path d="M532 218H1450V642H532Z" fill="var(--cloth)" />
        <path d="M532 392H1450M532 458H1450" stroke="var(--stripe)" strokeWidth="5" />
        <path d="M532 430H1450" stroke="var(--stripe)" strokeWidth="14" />
        {[660, 860, 1060, 1260].map((x, seat) => (
          <g key={x}>
            <Plate at={[x, 310]} kind={seat} scale={1.85} />
            <Plate at={[x, 550]} {...(seat > 0 && { kind: seat + 2 })} scale={1.85} />
            <use href="#table-cutlery" x={x} y="310" />
            <use href="#table-cutlery" x={x} y="550" />
          </g>
        ))}
        {[760, 960, 1160].map((x, seat) => (
          <g key={x}>
            <Glass at={[x, 278]} wine={seat % 2} scale={1.5} />
            <Glass at={[x, 584]} wine={(seat + 1) % 2} scale={1.5} />
          </g>
        ))}
        <use href="#table-middle" transform="translate(960 430) scale(1.56)" />
        <use href="#table-candle" transform="translate(762 430) scale(1.6)" />
        <use href="#table-candle" transform="translate(1160 430) scale(1.6)" />
        <use href="#table-bowl" transform="translate(610 430) scale(1.3)" />
        <use href="#table-bowl" transform="translate(1330 430) scale(1.7)" />
        <use href="#table-twig" transform="translate(818 436) rotate(4)" />
        <use href="#table-twig" transform="translate(1036 430) rotate(-6)" />
        <use href="#table-twig" transform="translate(1202 434) rotate(3) scale(.9)" />
      </svg>
    </>
  );
}

interface Put {
  at: readonly [number, number];
  scale?: number;
}

const put = ({ at: [x, y], scale = 1 }: Put, turn?: number) =>
  `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`;

const Chair = ({ turn, yours, ...where }: Put & { turn: number; yours?: true }) => (
  <use href="#table-chair" transform={put(where, turn)} color={yours ? 'var(--yours)' : 'var(--chair)'} />
);

const Plate = ({ kind, ...where }: Put & { kind?: number }) => (
  <g transform={put(where)} color={RINGS[(kind ?? 0) % RINGS.length]}>
    <use href="#table-plate" />
    {kind !== undefined && <use href={`#table-dish-${kind % 4}`} />}
  </g>
);

const Glass = ({ wine, ...where }: Put & { wine: number }) => (
  <use href="#table-glass" transform={put(where)} color={WINES[wine]} />
);

function Parts({ niche }: { niche: Niche }) {
  const { plates, middle } = DISHES[niche];
  return (
    <defs>
      {plates.map((dish, kind) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and never change
        <g key={kind} id={`table-dish-${kind}`}>
          {dish}
        </g>
      ))}
      <g id="table-middle">
        <circle cx="3" cy="5" r="32" fill="#5b2a14" opacity=".25" />
        {middle}
      </g>
      <g id="table-plate">
        <circle cx="2" cy="5" r="31" fill="#5b2a14" opacity=".2" />
        <circle r="31" fill="#fffdf8" />
        <circle r="28" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <circle r="22" fill="#efe6d6" />
        <circle r="14" fill="none" stroke="#d9c7a8" strokeWidth="1" />
      </g>
      <g id="table-chair">
        <rect x="-34" y="-31" width="76" height="63" rx="13" fill="#3b1508" opacity=".3" />
        <rect x="-38" y="-38" width="76" height="63" rx="13" fill="currentColor" />
        <rect x="-30" y="-24" width="60" height="44" rx="8" fill="#e9b872" />
        <path d="M-38-36q38-15 76 0" stroke="currentColor" strokeWidth="12.6" fill="none" strokeLinecap="round" />
      </g>
      <g id="table-glass">
        <circle cx="2" cy="3" r="10" fill="#5b2a14" opacity=".18" />
        <circle r="10" fill="#fff" opacity=".75" />
        <circle r="7.4" fill="currentColor" />
        <path d="M-4-4q3-3 6 0" stroke="#fff" strokeWidth="2" fill="none" opacity=".8" />
      </g>
      <radialGradient id="table-glow">
        <stop stopColor="#ffd27a" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffd27a" stopOpacity="0" />
      </radialGradient>
      <g id="table-candle">
        <circle r="27" fill="url(#table-glow)" />
        <circle r="8" fill="#d9b45c" />
        <circle r="5.3" fill="#fff6dd" />
        <path d="M0-4.8c4 4 2.4 8 0 8s-4-4 0-8Z" fill="#f08a2e" />
      </g>
      <g id="table-bowl">
        <circle cx="3" cy="5" r="26" fill="#5b2a14" opacity=".25" />
        <circle r="26" fill="var(--yours)" />
        <circle r="21" fill="#0003" />
        <path
          d="M0 0h.1M-10-2h.1M10-6h.1M-6-12h.1M6-14h.1M-14 6h.1M13 5h.1M-3 11h.1M6 13h.1"
          stroke="#8fbf5a"
          strokeWidth="12"
          strokeLinecap="round"
        />
        <path d="M1-7h.1M9-6h.1M-9 8h.1M6 6h.1" stroke="#d2452d" strokeWidth="10" strokeLinecap="round" />
      </g>
      <g id="table-twig">
        <path d="M0 0C20-10 50-10 80 0" stroke="#3f7a52" strokeWidth="3" fill="none" />
        <path
          d="M10 2l7 6M24-14l7-6M38 2l7 6M52-14l7-6M66 2l7 6"
          stroke="#5f9a6b"
          strokeWidth="9"
          strokeLinecap="round"
        />
      </g>
      <path
        id="table-cutlery"
        d="M-78-8V36M-84-37V-22q6 12 12 0V-37M-78-37V-10M76 36V-37q12 14 4 44"
        fill="none"
        stroke="#8f95a3"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </defs>
  );
}
