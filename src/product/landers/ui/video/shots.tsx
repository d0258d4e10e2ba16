import { Bicycle, Birds, Place, Reeds, Rider, Sun, Tree } from './props.tsx';

const SAIL = 'M0 0V-50M0-14H9V-50H0';
const DIKE = 'M-900 244Q-560 250-330 237.6Q-160 223.6 0 233.6T330 229.6T900 240V370H-900Z';

export const Dike = () => (
  <>
    <Sun className="low" />
    <Place className="land">
      <Place className="mill">
        <path d="M-16 0L-9-62C-8-76 8-76 9-62L16 0Z" />
        <g transform="translate(0 -64)">
          <g className="sails">
            {[20, 110, 200, 290].map((angle) => (
              <path key={angle} d={SAIL} transform={`rotate(${angle})`} />
            ))}
          </g>
        </g>
      </Place>
      <Birds className="early" />
      <path d={DIKE} className="t over" />
      <path d="M-900 281.6H900" className="way" />
      <Place className="first">
        <Rider ink="k" />
      </Place>
      <Tree className="near" />
      <Reeds className="stand" />
      <Reeds className="stand small" />
    </Place>
  </>
);

export const Diagonal = () => (
  <>
    <Place className="slide-left">
      <path d="M-900 0H51L-51 360H-900Z" className="t" />
      <circle cx="-130" cy="104" r="36" className="p" />
      <path d="M-900 288H-31L-51 360H-900Z" className="k" />
    </Place>
    <Place className="slide-right">
      <path d="M51 0H900V360H-51Z" className="p" />
      <circle cx="170" cy="108" r="58" className="r" />
      <path d="M-31 288H900V360H-51Z" className="r over" />
    </Place>
    <Place className="slide-left">
      <Place className="from-left">
        <Rider ink="k" />
      </Place>
    </Place>
    <Place className="slide-right">
      <Place className="from-right">
        <Place at="scale(-1 1)">
          <Rider ink="t" />
        </Place>
      </Place>
    </Place>
    <Place className="slide-left">
      <path d="M51 0L-51 360" className="seam" />
    </Place>
  </>
);

export const Bridge = () => (
  <>
    <Sun className="behind" />
    <path d={DIKE} className="t over" />
    <Place className="span">
      <path d="M-205 271.6Q0 185.6 205 271.6L166 277.6Q0 217.6-166 277.6Z" className="k" />
      <path d="M-128 267.6Q0 231.6 128 267.6V430H-128Z" className="p" />
      <path d="M-102 289.6h77M0 311.6h90M-64 333.6h64" className="ripples" />
      <Place className="up-left">
        <Rider ink="k" />
      </Place>
      <Place className="up-right">
        <Place at="scale(-1 1)">
          <Rider ink="t" />
        </Place>
      </Place>
    </Place>
    <Tree className="left" />
    <Tree className="right" />
  </>
);

export const Bench = () => (
  <>
    <Sun className="last" />
    <Place className="fall">
      <Birds className="late" />
      <path d="M-900 237.6H900V370H-900Z" className="t" />
      <Place className="on-bench">
        <path
          d="M-86 247.6h172M-77 257.6h154M-68 267.6h136M-59 277.6h118M-50 287.6h100M-41 297.6h82"
          className="ripples"
        />
      </Place>
      <path d="M-900 330Q-600 326-330 324Q0 309.6 330 324T900 330V370H-900Z" className="k" />
      <Place className="bikes">
        <Place at="translate(-16 0) rotate(-8) scale(.9)">
          <Bicycle ink="k" />
        </Place>
        <Place at="translate(16 0) rotate(9) scale(-.9 .9)">
          <Bicycle ink="p" />
        </Place>
      </Place>
      <Place className="on-bench">
        <Place at="translate(0 324) scale(1.2)">
          <path d="M-74-34H74v9H-74ZM-74-54H74v9H-74ZM-60-25v32M60-25v32" className="bench" />
          <g className="lean">
            <path d="M-46-30c-2-30 8-48 24-48s24 16 24 48Z" className="r" />
            <path d="M-36-94c0-20 28-20 28 2-2 14-4 20-2 28-8 2-18 0-22-2Z" className="k" />
          </g>
          <path d="M2-30c-2-28 8-44 22-44s26 14 26 44Z" className="y" />
          <circle cx="24" cy="-88" r="14" className="k" />
        </Place>
      </Place>
      <Reeds className="stand" />
      <Reeds className="stand small" />
    </Place>
  </>
);
