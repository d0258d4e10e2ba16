import type { ReactNode } from 'react';

interface PropProps {
  className?: string;
  at?: string;
  children?: ReactNode;
}

type Ink = 'k' | 't' | 'p';

export const Place = ({ className, at, children }: PropProps) => (
  <g className={className} transform={at}>
    {children}
  </g>
);

const FRAME = 'M-34 0L-12-38H24L36 0M-12-38L4 0H-34M4 0L24-38M22-48L24-38M22-50h14M-18-44h14';
const SPOKES = 'M-22 0H22M-11-19L11 19M11-19L-11 19';

const Wheel = ({ x }: { x: number }) => (
  <g transform={`translate(${x})`}>
    <g className="wheel">
      <circle r="22" />
      <path d={SPOKES} strokeWidth="1" />
    </g>
  </g>
);

export const Bicycle = ({ ink }: { ink: Ink }) => (
  <g className={`line ${ink}`}>
    <Wheel x={-34} />
    <Wheel x={36} />
    <path d={FRAME} />
    <circle cx="42" cy="-36" r="4" className="lamp" />
  </g>
);

export const Rider = ({ ink }: { ink: Ink }) => (
  <>
    <path d="M44-36L250-84Q266-20 250 30Z" className="beam" />
    <Bicycle ink={ink} />
    <g className={`body ${ink}`}>
      <path d="M-12-46C-14-70 0-86 10-84L30-56L36-52L32-48L24-52L10-66L8-45L-6-41Z" />
      <path d="M9-48L14-24L10-2H2L4-22L-8-42Z" className="leg" />
      <path d="M9-48L21-32L12-14L4-15L10-29L-8-42Z" className="leg up" />
      <circle cx="14" cy="-96" r="11" />
      <path d="M2-98c-4-16 24-18 24 0l-2 2H4Z" />
    </g>
  </>
);

export const Tree = ({ className }: PropProps) => (
  <Place className={`tree ${className}`}>
    <path d="M-13 4C-8-20-14-40-12-58C-22-66-16-82 0-82S22-66 12-58C14-40 8-20 13 4Z" />
    <path
      d="M-12-74l-43-23M-11-75l-48-39M-10-76l-49-43M-9-77l-29-60M-7-77l-27-59M-5-78l-22-75M-2-78l-8-67M0-78v-80M2-78l11-67M4-78l16-75M7-77l27-59M8-77l41-61M10-76l35-44M11-75l48-40M12-74l60-23"
      className="twigs"
    />
  </Place>
);

export const Reeds = ({ className }: PropProps) => (
  <Place className={`reeds ${className}`}>
    <g className="sway">
      <path d="M0 0C2-40-2-70 4-110M14 4C12-30 20-60 22-92M-14 2C-16-30-22-50-28-74" className="stems" />
      <rect y="-138" width="9" height="32" rx="4.5" />
      <rect x="18" y="-118" width="8" height="28" rx="4" />
      <rect x="-33" y="-98" width="8" height="26" rx="4" />
    </g>
  </Place>
);

export const Birds = ({ className }: PropProps) => (
  <Place className={`birds ${className}`}>
    <path
      className="flight"
      d="M-44 8q5-7 9 0q4-7 9 0M-18-2q5-7 9 0q4-7 9 0M4 6q5-7 9 0q4-7 9 0M-14 20q5-7 9 0q4-7 9 0M26-8q5-7 9 0q4-7 9 0"
    />
  </Place>
);

export const Sun = ({ className }: PropProps) => (
  <Place className={`sun ${className}`}>
    <circle r="100" />
    <path
      className="p"
      d="M-98 25H98L97 28.0H-97ZM-93 40H93L91 44.2H-91ZM-85 55H85L81 60.4H-81ZM-72 70H72L65 76.6H-65ZM-54 85H54L38 92.8H-38Z"
    />
  </Place>
);
