import type { Niche } from '../../contract.ts';

function Peony({ at: [x, y], r, back, petal }: { at: [number, number]; r: number; back: string; petal: string }) {
  const leaf = `M0 ${r * 0.3}c${-r * 0.9} ${-r * 0.2} ${-r * 0.9} ${-r * 1.1} 0 ${-r * 1.1}c${r * 0.9} 0 ${r * 0.9} ${r * 0.9} 0 ${r * 1.1}Z`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={back} />
      {[0, 72, 144, 216, 288].map((angle) => (
        <path key={angle} d={leaf} fill={petal} transform={`rotate(${angle})`} />
      ))}
      <circle r="8" fill="#f7c65a" />
    </g>
  );
}

export const PROPS: Record<Niche, React.ReactElement> = {
  none: (
    <>
      <path d="M-34 -40h68v22c0 22-14 34-34 34s-34-12-34-34Z" fill="#f6efe4" />
      <path d="M-34 -40h68v8h-68Z" fill="#fff" />
      <path d="M-20 -32v40" stroke="#e4d7c4" strokeWidth="9" />
      <path d="M34 -34c20-4 24 28-4 30" fill="none" stroke="#f6efe4" strokeWidth="7" />
      <ellipse cy="20" rx="54" ry="7" fill="#fff" opacity=".9" />
      <ellipse cy="22" rx="60" ry="8" fill="#5b3322" opacity=".25" />
      <path
        d="M-12 -52c-9-14 9-20 0-36s8-20 0-34M10 -52c-8-12 8-18 0-32s7-16 0-26"
        fill="none"
        stroke="#fff"
        strokeWidth="4.5"
        strokeLinecap="round"
        opacity=".55"
      />
      <path d="M20 -36l10 30" stroke="#b33d2a" strokeWidth="2" />
      <rect x="24" y="-8" width="16" height="18" rx="2" fill="var(--lamp)" transform="rotate(-9 32 0)" />
      <g transform="translate(144 0) scale(.957)">
        <path d="M-30 -34h60v18c0 20-12 30-30 30s-30-10-30-30Z" fill="var(--accent)" />
        <path d="M-30 -34h60v7h-60Z" fill="#4a72d6" />
        <path d="M-30 -28c-18-4-22 24 3 27" fill="none" stroke="var(--accent)" strokeWidth="7" />
        <ellipse cy="18" rx="46" ry="6" fill="#3d62c4" />
      </g>
    </>
  ),
  she: (
    <>
      <ellipse cy="-58" rx="46" ry="54" fill="#d9a441" />
      <ellipse cy="-58" rx="38" ry="46" fill="#ffe3d6" />
      <path d="M-24 -80L8 -104M-14 -60L28 -92" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".8" />
      <path d="M-7 -6h14v20h-14Z" fill="#b8862f" />
      <ellipse cy="16" rx="36" ry="7" fill="#d9a441" />
      <g transform="translate(74 0)">
        <rect x="-11" y="-20" width="22" height="34" rx="3" fill="#3a1a44" />
        <rect x="-9" y="-42" width="18" height="24" fill="#d9a441" />
        <path d="M-8 -42v-16c6-10 14-8 16 0v16Z" fill="#c22f5a" />
      </g>
    </>
  ),
  bdsm: (
    <>
      <g fill="none" stroke="#c9a06a" strokeWidth="9">
        <ellipse cx="-10" cy="2" rx="58" ry="15" />
        <ellipse cx="-10" cy="-8" rx="54" ry="14" />
        <ellipse cx="-10" cy="-18" rx="50" ry="13" />
        <path d="M40 -16c22 8 30 22 62 26" />
      </g>
      <g fill="none" stroke="#7d5a33" strokeWidth="2" strokeDasharray="3 7">
        <ellipse cx="-10" cy="2" rx="58" ry="15" />
        <ellipse cx="-10" cy="-8" rx="54" ry="14" />
        <ellipse cx="-10" cy="-18" rx="50" ry="13" />
      </g>
      <path d="M-26 -34h12l-3-46h-6Z" fill="#111" />
      <circle cx="-20" cy="-88" r="13" fill="none" stroke="#d5b27a" strokeWidth="6" />
      <path d="M-20 -76v44m0-10h10m-10-9h8" stroke="#d5b27a" strokeWidth="6" />
    </>
  ),
  bbw: (
    <>
      <path
        d="M-16-30C-40-80-50-90-62-104M0-30V-110M14-30C34-70 44-84 58-96M-6-30C-20-70-14-90-24-130M8-30C20-80 20-100 30-132"
        stroke="#4c7a4e"
        strokeWidth="5"
        fill="none"
      />
      <path d="M-34-66c-22-2-30 12-24 24 16 0 24-10 24-24ZM34-62c22-4 32 8 28 22-18 0-28-8-28-22Z" fill="#5f8a5a" />
      <Peony at={[-62, -104]} r={28} back="#d9486a" petal="#ee7f97" />
      <Peony at={[56, -98]} r={27} back="#e8728c" petal="#f7a3b3" />
      <Peony at={[-24, -134]} r={27} back="#f08a9a" petal="#fbc0c8" />
      <Peony at={[30, -136]} r={25} back="#c22f55" petal="#e2607f" />
      <Peony at={[2, -98]} r={30} back="#e8577a" petal="#f6909f" />
      <path d="M-34-44h68c4 20 8 24 2 42-4 14-14 18-36 18S-32 12-36-2c-6-18-2-22 2-42Z" fill="#f6efe4" />
      <path d="M10-44h24c4 20 8 24 2 42-4 14-14 18-36 18 24-10 20-40 10-60Z" fill="#e2d3bd" />
      <path d="M-36-16q36 14 73 0" stroke="#b03a48" strokeWidth="4" fill="none" />
    </>
  ),
  gilf: (
    <>
      <path d="M-92 -16h184l-10 34h-164Z" fill="#6b4326" />
      <path d="M-92 -16h184l-3 9h-178Z" fill="#8a5a35" />
      <ellipse cx="-18" cy="-22" rx="66" ry="14" fill="#17161b" />
      <ellipse cx="-18" cy="-22" rx="48" ry="10" fill="none" stroke="#3c3a42" strokeWidth="2" />
      <ellipse cx="-18" cy="-22" rx="22" ry="5" fill="#c8503a" />
      <path d="M70 -26v-26l-40 26" fill="none" stroke="#d9c9a4" strokeWidth="5" strokeLinecap="round" />
      <circle cx="70" cy="-26" r="8" fill="#d9c9a4" />
      <g transform="translate(-70 -70)" stroke="#ffdf9c" fill="#ffdf9c">
        <path d="M0 0v-24l20-5v22" fill="none" strokeWidth="4" />
        <ellipse cx="-5" cy="1" rx="6" ry="4.5" />
        <ellipse cx="15" cy="-5" rx="6" ry="4.5" />
      </g>
    </>
  ),
  milf: (
    <>
      <path d="M-30 -96h60c4 40-10 58-30 60-20-2-34-20-30-60Z" fill="#fff" opacity=".22" />
      <path d="M-28 -70h56c-4 22-14 32-28 33-14-1-24-11-28-33Z" fill="#8c1d33" />
      <path d="M0 -36v44" stroke="#fff" strokeWidth="5" opacity=".55" />
      <ellipse cy="13" rx="30" ry="6" fill="#fff" opacity=".4" />
      <path d="M-20 -90c-2 16 0 28 6 38" stroke="#fff" strokeWidth="5" fill="none" opacity=".5" strokeLinecap="round" />
      <g transform="translate(76 4)">
        <path d="M-34 8L36 -2L40 8L-30 18Z" fill="#e9dcc6" />
        <path d="M-36 -2L34 -12L38 -2L-32 8Z" fill="#9a3d1e" />
        <path d="M-20 -14c10-6 16 4 22 0s12-6 18 0" fill="none" stroke="#2a1a12" strokeWidth="4" />
        <circle cx="-12" cy="-10" r="8" fill="none" stroke="#2a1a12" strokeWidth="3" />
        <circle cx="10" cy="-12" r="8" fill="none" stroke="#2a1a12" strokeWidth="3" />
      </g>
    </>
  ),
  gay: (
    <>
      <g transform="translate(-36 0)">
        <path d="M-26 -52h52v66h-52Z" fill="#f3ead8" />
        <path d="M-26 -40h52v10h-52Z" fill="#e0563a" />
        <path d="M-26 -30h52v10h-52Z" fill="#eda93a" />
        <path d="M-26 -20h52v10h-52Z" fill="#3f9b6b" />
        <path d="M-26 -10h52v10h-52Z" fill="#2f74b8" />
        <path d="M-26 -42c-24-2-24 40 0 38" fill="none" stroke="#f3ead8" strokeWidth="8" />
      </g>
      <g transform="translate(42 0)">
        <path d="M-26 -52h52v66h-52Z" fill="#0e6a73" />
        <path d="M26 -42c24-2 24 40 0 38" fill="none" stroke="#0e6a73" strokeWidth="8" />
        <path d="M-26 -52h52v8h-52Z" fill="#17848f" />
      </g>
      <path
        d="M-40 -62c-8-12 8-18 0-32M38 -62c-8-12 8-18 0-32"
        fill="none"
        stroke="#fff"
        strokeWidth="4.5"
        strokeLinecap="round"
        opacity=".5"
      />
    </>
  ),
};
