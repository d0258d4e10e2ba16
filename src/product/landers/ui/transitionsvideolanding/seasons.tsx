export const Sun = () => <circle cx="460.8" cy="183.2" r="34" fill="#ffd9a0" opacity=".9" />;

export const MoonAndStars = () => (
  <>
    <path
      stroke="#fff"
      strokeWidth="2.2"
      strokeLinecap="round"
      opacity=".7"
      d="M515 24h0M277 94h0M64 145h0M435 110h0M217 175h0M311 39h0M86 48h0M436 145h0M129 166h0M540 43h0M440 84h0M514 25h0M319 169h0M589 20h0M487 78h0M354 21h0M401 53h0M265 99h0M545 122h0M512 58h0M425 97h0M364 169h0M452 117h0M210 66h0M147 18h0M115 1h0"
    />
    <path fill="#fff3d0" d="M192 36a22 22 0 1 0 18 34a19 19 0 1 1 -18 -34Z" className="moon" />
  </>
);

export const Clouds = () => (
  <g fill="#fff" opacity=".5">
    <ellipse cx="153.6" cy="57.6" rx="60" ry="9" />
    <ellipse cx="204.8" cy="72" rx="44" ry="7" />
  </g>
);

export const Snow = () => (
  <path
    fill="#eef2ff"
    d="M34.4 82.7L58.2 56.7L81.9 82.7l-3-3L58.2 62.7L37.4 85.7ZM213.9 84.1L244.6 58.1L275.4 84.1l-3-3L244.6 64.1L216.9 87.1ZM353.6 70.2L387.7 44.2L421.8 70.2l-3-3L387.7 50.2L356.6 73.2ZM421.8 124.1L454.3 98.1L486.8 124.1l-3-3L454.3 104.1L424.8 127.1ZM499.7 115.5Q513.7 91.5 527.8 115.5Q513.7 101.5 499.7 115.5ZM-0.9 114.2h16.3v6h-16.3zM81.9 111.9h55.5v7h-55.5zM164.2 90.7h22.9v6h-22.9zM302.8 44h23.5v6h-23.5zM540.7 89.2h51.5v7h-51.5zM592.3 88.4h77.7v7h-77.7z"
  />
);

export const SnowOnBridge = () => (
  <>
    <path stroke="#eef2ff" strokeWidth="4" fill="none" d="M200 211.2Q320 158.2 440 211.2" />
    <path
      fill="#cfd9ff"
      opacity=".65"
      d="M600 295l18-7 26 2 10 7-22 8zM565 295l18-7 26 2 10 7-22 8zM95 255l18-7 26 2 10 7-22 8zM388 309l18-7 26 2 10 7-22 8zM386 270l18-7 26 2 10 7-22 8zM469 276l18-7 26 2 10 7-22 8zM344 329l18-7 26 2 10 7-22 8zM479 312l18-7 26 2 10 7-22 8zM594 323l18-7 26 2 10 7-22 8z"
    />
  </>
);

export const Rings = () => (
  <path
    className="rings"
    fill="none"
    stroke="#cfe3f2"
    opacity=".6"
    d="M376 301a10 2.5 0 1 0 20 0a10 2.5 0 1 0-20 0M307 351a8 2.5 0 1 0 16 0a8 2.5 0 1 0-16 0M40 263a15 2.5 0 1 0 30 0a15 2.5 0 1 0-30 0M198 307a9 2.5 0 1 0 18 0a9 2.5 0 1 0-18 0M1 310a11 2.5 0 1 0 22 0a11 2.5 0 1 0-22 0M386 350a13 2.5 0 1 0 26 0a13 2.5 0 1 0-26 0M157 310a10 2.5 0 1 0 20 0a10 2.5 0 1 0-20 0M449 342a14 2.5 0 1 0 28 0a14 2.5 0 1 0-28 0M261 254a10 2.5 0 1 0 20 0a10 2.5 0 1 0-20 0M254 320a15 2.5 0 1 0 30 0a15 2.5 0 1 0-30 0M435 307a14 2.5 0 1 0 28 0a14 2.5 0 1 0-28 0M584 270a13 2.5 0 1 0 26 0a13 2.5 0 1 0-26 0"
  />
);

export const Writer = () => <use href="#pb-person" className="writer" fill="var(--writer)" />;

export const Umbrella = () => (
  <g className="umbrella">
    <use href="#pb-person" fill="#0d1a28" transform="scale(.9)" />
    <path d="M-26 -44a26 22 0 0 1 52 0Z" fill="#c8432f" />
    <path d="M0 -44v26" stroke="#0d1a28" strokeWidth="2" />
  </g>
);

export const TwoOnTheBridge = () => (
  <>
    <use href="#pb-person" fill="#2a1520" transform="translate(304 179.2) scale(.8)" />
    <use href="#pb-person" fill="#2a2a5a" transform="translate(336 179.2) scale(-.8 .8)" />
  </>
);

export const Blossom = () => (
  <g strokeLinecap="round" fill="none">
    <g className="tree-left">
      <path
        stroke="#4a2a24"
        strokeWidth="6.5"
        strokeLinecap="butt"
        d="M38.4 227.2C33.2 188.2 46.2 162.2 38.4 123.2M38.4 170l31.2-33.8M38.4 188.2l-31.2-31.2"
      />
      <g strokeWidth="27">
        <path
          stroke="#fbd3d8"
          d="M89 144h0M2 156h0M35 97h0M23 132h0M39 123h0M36 151h0M4 129h0M95 126h0M62 105h0M99 104h0M-20 126h0M53 132h0"
        />
        <path
          stroke="#f7b8c4"
          d="M91 110h0M-11 97h0M47 108h0M69 119h0M-17 148h0M79 118h0M28 136h0M51 157h0M-4 156h0M83 156h0"
        />
        <path stroke="#f09aae" d="M-7 137h0M-3 144h0M27 94h0M96 106h0" />
      </g>
    </g>
    <g className="tree-right">
      <path
        stroke="#4a2a24"
        strokeWidth="5.8"
        strokeLinecap="butt"
        d="M608 227.2C603.4 192.7 614.9 169.7 608 135.2M608 176.6l27.6-29.9M608 192.7l-27.6-27.6"
      />
      <g strokeWidth="26">
        <path stroke="#fbd3d8" d="M641 119h0M649 142h0M656 136h0M569 164h0M612 157h0M663 128h0M561 118h0" />
        <path
          stroke="#f7b8c4"
          d="M634 118h0M619 153h0M655 117h0M578 160h0M595 139h0M607 116h0M649 143h0M605 126h0M611 161h0M641 140h0M566 124h0M614 126h0"
        />
        <path stroke="#f09aae" d="M637 146h0M612 113h0M569 112h0M631 138h0M639 116h0M650 129h0M612 137h0" />
      </g>
    </g>
  </g>
);
