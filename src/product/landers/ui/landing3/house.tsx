import type { Niche } from '../../contract.ts';
import { EMBLEMS } from '../emblem.tsx';

const LEAVES = [
  [-24, -175, 12],
  [-11, -159, 15],
  [10, -182, 13],
  [29, -180, 15],
  [-30, -163, 16],
  [40, -155, 17],
  [34, -196, 17],
  [-44, -152, 15],
  [-16, -192, 18],
  [30, -144, 16],
  [1, -143, 17],
  [-44, -180, 17],
  [3, -164, 21],
] as const;
const GREENS = ['#4c7a4e', '#5f8a5a', '#74a06a'];

const FLOWERS = [
  [-44, -104],
  [-22, -136],
  [0, -112],
  [22, -138],
  [44, -106],
  [-33, -120],
  [-11, -104],
  [11, -124],
  [33, -122],
] as const;

export function House({ niche }: { niche: Niche }) {
  return (
    <svg viewBox="260 0 1440 900" className="house" aria-hidden="true">
      <defs>
        <pattern id="bricks" width="252" height="104" patternUnits="userSpaceOnUse">
          <rect width="252" height="104" fill="var(--brick)" />
          <path d="M84 0h84v26H84ZM42 26h84v26H42ZM168 78h84v26H168ZM0 52h84v26H0Z" fill="#fff" opacity=".1" />
          <path d="M168 0h84v26h-84ZM126 26h84v26h-84ZM84 52h84v26H84ZM42 78h84v26H42Z" fill="#000" opacity=".07" />
          <path
            d="M0 1H252M0 27H252M0 53H252M0 79H252M1 0V26M85 0V26M169 0V26M43 26V52M127 26V52M211 26V52M1 52V78M85 52V78M169 52V78M43 78V104M127 78V104M211 78V104"
            stroke="#000"
            strokeOpacity=".2"
            strokeWidth="2"
          />
        </pattern>
        <linearGradient id="day" x2="1" y2="1">
          <stop stopColor="#fff3d0" stopOpacity=".28" />
          <stop offset=".6" stopColor="#5a2a18" stopOpacity=".14" />
        </linearGradient>
        <radialGradient id="lit">
          <stop stopColor="#ffe09a" stopOpacity=".85" />
          <stop offset="1" stopColor="#ffe09a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="room">
          <stop stopColor="#ffe9b5" />
          <stop offset="1" stopColor="#f2b766" />
        </radialGradient>
        <g id="panel">
          <path d="M-57 0H57V180H-57Z" fill="#000" opacity=".28" />
          <path d="M-49 8H49V172H-49Z" fill="var(--door)" />
          <path d="M-49 8H49V172H-49Z" fill="#fff" opacity=".07" />
          <g transform="translate(0 90)" color="#d9b45c">
            {EMBLEMS[niche]}
          </g>
        </g>
      </defs>
      <rect x="260" width="1440" height="900" fill="url(#bricks)" />
      <path d="M796 156H1164V826H796Z" fill="#f6efe0" />
      <path d="M780 156H1180L1164 130H796Z" fill="#fffaf0" />
      <path d="M796 156H1164V161H796Z" fill="#d8cbb0" />
      <path d="M830 182H1130V218H830Z" fill="#2b4a6b" />
      <path d="M905 182v36M980 182v36M1055 182v36" stroke="#f6efe0" strokeWidth="4" />
      <path d="M830 226H1130V826H830Z" fill="var(--door)" />
      <path d="M830 226H980V826H830Z" fill="#fff" opacity=".04" />
      <path d="M833 229H1127V823H833Z" fill="none" stroke="#000" strokeOpacity=".3" strokeWidth="3" />
      <circle cx="980" cy="382" r="114.5" fill="#000" opacity=".22" />
      <circle cx="980" cy="382" r="108.5" fill="#d9b45c" />
      <circle cx="980" cy="382" r="100" fill="url(#room)" />
      <path
        d="M908 452C950 400 950 330 930 296A100 100 0 0 0 908 452ZM1052 452C1010 400 1010 330 1030 296A100 100 0 0 1 1052 452Z"
        fill="var(--bloom)"
      />
      <use href="#panel" x="917" y="598" />
      <use href="#panel" x="1043" y="598" />
      <rect x="905" y="520" width="150" height="33" rx="4" fill="#d9b45c" />
      <rect x="917" y="531.4" width="126" height="9.6" rx="3" fill="#3a2a10" />
      <circle cx="1106" cy="562" r="12" fill="#e8c979" />
      <path d="M722 826H1238l24 30H698Z" fill="#d9d0bf" />
      <path d="M698 856H1262V872H698Z" fill="#b9ae99" />
      <rect x="860" y="824" width="240" height="14" rx="3" fill="#8a5a36" />
      <g transform="translate(1226 478)">
        <circle cy="70" cx="3" r="25" fill="#0003" />
        <circle cy="66" r="25" fill="#d9b45c" stroke="#9a7626" strokeWidth="2.5" />
        <circle cy="66" r="10" fill="#fffaf0" stroke="#9a7626" strokeWidth="2" />
        <path
          d="M-40 52q-9 14 0 28M-50 46q-14 20 0 40M40 52q9 14 0 28M50 46q14 20 0 40"
          stroke="#fffaf0"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(734 346) scale(1.1)" stroke="#1f2320" fill="none">
        <circle r="70" cy="10" fill="url(#lit)" stroke="none" />
        <path d="M0-30V-48h24" strokeWidth="5" />
        <path d="M-16-26H16L12 22H-12Z" fill="#ffe7ac" strokeWidth="2.5" />
        <path d="M0-26V22" strokeWidth="2.5" />
        <path d="M-20-26H20L0-40ZM-13 22H13V28H-13Z" fill="#1f2320" stroke="none" />
      </g>
      <g transform="translate(740 838) scale(1.3)">
        <ellipse cy="2" rx="40" ry="6" fill="#0003" />
        <path d="M-30-52H30L22 0H-22ZM-35-62H35V-48H-35Z" fill="#d9d0bf" />
        <path d="M0-60V-150" stroke="#7a5a36" strokeWidth="7" />
        {LEAVES.map(([cx, cy, r], index) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill={GREENS[index % GREENS.length]} />
        ))}
      </g>
      <g transform="translate(1214 840) scale(1.15)">
        <ellipse cy="2" rx="40" ry="6" fill="#0003" />
        <path d="M-30-52H30L22 0H-22ZM-35-62H35V-48H-35Z" fill="var(--pot)" />
        <path
          d={FLOWERS.map(([x, y]) => `M0-60Q${x / 2}-84 ${x} ${y}`).join('')}
          stroke="#3f7a4c"
          strokeWidth="4"
          fill="none"
        />
        {FLOWERS.map(([x, y], index) => (
          <circle key={x} cx={x} cy={y - 6} r="12.5" fill={index % 2 ? 'var(--bud)' : 'var(--bloom)'} />
        ))}
        <path d="M-34-58q10-30 34-14 24-16 34 14Z" fill="#4c8a58" />
      </g>
      <g transform="translate(1290 856)" fill="none" strokeWidth="8">
        <circle cx="-6" cy="-62" r="60" stroke="#1f2320" />
        <circle cx="176" cy="-62" r="60" stroke="#1f2320" />
        <path
          d="M-6-62L44-160H140L176-62M44-160L84-62H-6M84-62L140-160M134-190L140-160M128-194h40M28-172h36"
          stroke="var(--bike)"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <path d="M260 872H1700V900H260Z" fill="#8f8576" />
      <path
        d="M384 872l-24 28M480 872l-24 28M576 872l-24 28M672 872l-24 28M768 872l-24 28M864 872l-24 28M960 872l-24 28M1056 872l-24 28M1152 872l-24 28M1248 872l-24 28M1344 872l-24 28M1440 872l-24 28"
        stroke="#7a7163"
        strokeWidth="2"
      />
      <rect x="260" width="1440" height="900" fill="url(#day)" />
    </svg>
  );
}
