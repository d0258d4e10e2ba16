import type { Niche } from '../../contract.ts';

const RAYS = Array.from({ length: 14 }, (_, ray) => (ray * 360) / 14);

export const Sun = () => (
  <svg viewBox="-70 -70 140 140" className="sun" aria-hidden="true">
    <circle r="40" />
    {RAYS.map((angle) => (
      <path key={angle} d="M-5-47L0-67L5-47Z" transform={`rotate(${angle.toFixed(1)})`} />
    ))}
  </svg>
);

export const Leaf = ({ className }: { className: string }) => (
  <svg viewBox="-36 -134 72 150" className={className} aria-hidden="true">
    <path d="M0 0C-34-30-34-90 0-130C34-90 34-30 0 0Z" fill="currentColor" />
    <path
      d="M0 14V-124M0-24l-20-18M0-24l20-18M0-54l-22-18M0-54l22-18M0-84l-16-14M0-84l16-14"
      stroke="#fff"
      strokeOpacity=".5"
      strokeWidth="2.5"
      fill="none"
    />
  </svg>
);

const PETALS = [0, 72, 144, 216, 288];

export const EMBLEMS: Record<Niche, React.ReactElement> = {
  none: (
    <>
      <path d="M-34 4L-26-44H22L30 4L22 58H-26Z" fill="#dfe3e8" />
      <path d="M-2-44H22L30 4L22 58H-2Z" fill="#b9c1cc" />
      <path d="M-28-50H24V-39H-28Z" fill="#8c97a6" />
      <path d="M26-34c26 4 26 30 8 54" fill="none" stroke="#2a2320" strokeWidth="10" strokeLinecap="round" />
      <circle cx="-2" cy="-58" r="7.5" fill="#2a2320" />
      <path d="M-27-36l-14-8 6 22" fill="#dfe3e8" />
    </>
  ),
  she: (
    <>
      <path d="M0-4C-14-58-56-58-54-26C-52-4-24 2 0 4C-34 8-44 26-34 42C-22 58-4 34 0 10Z" fill="#c2417c" />
      <path d="M0-4C14-58 56-58 54-26C52-4 24 2 0 4C34 8 44 26 34 42C22 58 4 34 0 10Z" fill="#e27aa6" />
      <g fill="#fff4ea">
        <circle cx="-36" cy="-28" r="7" />
        <circle cx="36" cy="-28" r="7" />
        <circle cx="-24" cy="32" r="5" />
        <circle cx="24" cy="32" r="5" />
      </g>
      <path
        d="M0 40V-22M0-22q-2-18-14-24M0-22q2-18 14-24"
        fill="none"
        stroke="#3a1a44"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  bdsm: (
    <>
      <path d="M-6-12H8V66H30V54H20V46H30V34H8Z" fill="#d5a94f" />
      <path d="M1-12H8V34H30V46H20V54H30V66H1Z" fill="#b3853a" />
      <circle cx="1" cy="-36" r="24" fill="none" stroke="#d5a94f" strokeWidth="12" />
      <path d="M-24-36L-50-14L-56 28L-26 36L-20-6Z" fill="#fff8ea" />
      <circle cx="-32" cy="-16" r="4" fill="#5c1420" />
      <path d="M-48 6l20 4M-49 15l20 4" stroke="#5c1420" strokeWidth="3" />
      <path d="M-32-16C-26-30-24-30-14-36" fill="none" stroke="#2b2024" strokeWidth="3" />
    </>
  ),
  bbw: (
    <>
      <path d="M0-4C-2 20 4 46-4 72" fill="none" stroke="#3f7a52" strokeWidth="6" />
      <path d="M0 42C-30 40-40 22-42 8C-20 10-4 22 0 42ZM2 54C28 54 40 38 44 26C22 26 6 36 2 54Z" fill="#5f9a6b" />
      <g transform="translate(0 -26)">
        {PETALS.map((angle) => (
          <path key={angle} d="M0 10C-42 2-42-46 0-46S42 2 0 10Z" fill="#c22f55" transform={`rotate(${angle + 36})`} />
        ))}
        {PETALS.map((angle) => (
          <path key={angle} d="M0 8C-30 2-30-32 0-32S30 2 0 8Z" fill="#ee7f97" transform={`rotate(${angle})`} />
        ))}
        <circle r="10" fill="#f7c65a" />
      </g>
    </>
  ),
  gilf: (
    <>
      <circle cx="16" cy="-6" r="42" fill="#1d1b20" />
      <g fill="none" stroke="#4a474f" strokeWidth="2">
        <circle cx="16" cy="-6" r="34" />
        <circle cx="16" cy="-6" r="26" />
      </g>
      <circle cx="16" cy="-6" r="15" fill="#c98a2e" />
      <path d="M-56-44L14-50L20 44L-52 50Z" fill="#f4efdc" />
      <path d="M-48-36L8-41L12 0L-45 4Z" fill="#3c5f49" />
      <circle cx="-18" cy="-18" r="12" fill="#d9b25c" />
      <path d="M-43 18l50-4M-42 28l34-3" stroke="#3c5f49" strokeWidth="4" />
    </>
  ),
  milf: (
    <>
      <path d="M-30-66H30C38-20 22 2 0 4C-22 2-38-20-30-66Z" fill="#fff8ea" />
      <path d="M-32-40H32C30-12 18 0 0 2C-18 0-30-12-32-40Z" fill="#8c1d33" />
      <path d="M0-40H32C30-12 18 0 0 2Z" fill="#6f1428" />
      <path d="M-4 4H4V58H-4Z" fill="#fff8ea" />
      <path d="M-28 66Q0 48 28 66Z" fill="#e6d6bd" />
    </>
  ),
  gay: (
    <>
      <path d="M-16 10L-40-64" stroke="#d1492e" strokeWidth="9" strokeLinecap="round" />
      <path d="M-48-58L-32-63L-26-42L-42-37Z" fill="#fff8ea" />
      <path d="M10 10L28-64" stroke="#2a4a9a" strokeWidth="9" strokeLinecap="round" />
      <path d="M30-62L46-58L40-36L24-41Z" fill="#fff8ea" />
      <path d="M-38-14H38L30 66H-30Z" fill="#bfe3df" opacity=".9" />
      <path d="M4-14H38L30 66H4Z" fill="#8fc9c4" opacity=".9" />
      <path d="M-38-14H38V-6H-38Z" fill="#e6f4f0" />
    </>
  ),
};
