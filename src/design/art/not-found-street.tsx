import { useId } from 'react';
import { cx } from '../cx.ts';
import { Door, Front, houseOutline, Pane } from './house.tsx';
import { DARK, FRAME, GLOW, MOON, WALLS } from './palette.ts';
import { Stars } from './stars.tsx';
import { Lamppost, Water } from './street-parts.tsx';

export function NotFoundStreet({ className }: { className?: string | undefined }) {
  const id = useId();
  const sheen = `${id}sheen`;
  return (
    <div className={cx('relative overflow-hidden rounded-card bg-sky', className)}>
      <Stars count={40} seed={21} />
      <svg viewBox="0 0 960 420" aria-hidden="true" className="relative block w-full">
        <defs>
          <radialGradient id={`${id}glow`}>
            <stop stopColor={GLOW} stopOpacity=".55" />
            <stop offset="1" stopColor={GLOW} stopOpacity="0" />
          </radialGradient>
          <linearGradient id={sheen} x2="0" y2="1">
            <stop stopColor="#fff2c4" stopOpacity="0" />
            <stop offset="1" stopColor="#fff2c4" stopOpacity=".55" />
          </linearGradient>
        </defs>
        <circle cx="392" cy="72" r="26" fill={MOON} opacity=".95" />
        {(
          [
            ['steps', 0, 176, 190],
            ['bell', 190, 196, 190],
            ['point', 580, 186, 190],
            ['flat', 770, 200, 200],
          ] as const
        ).map(([gable, x, y, width], index) => (
          <g key={gable}>
            <path d={houseOutline(gable, x, y, width, 350)} fill={WALLS[index] ?? DARK} />
            <Front x={x} y={y} width={width} ground={350} />
            {[0, 1].map((side) => (
              <Pane
                key={side}
                x={x + 40 + side * 68}
                y={y + 30}
                width={44}
                height={58}
                lit={index === 2 ? false : (index + side) % 2 === 0 ? 'warm' : false}
                curtain={side === 1}
                sheen={sheen}
              />
            ))}
            <Door x={x + width / 2} ground={350} lit={index !== 2} />
          </g>
        ))}
        <path
          d={houseOutline('point', 396, 190, 170, 350)}
          fill="none"
          stroke={FRAME}
          strokeWidth="3"
          strokeDasharray="4 12"
          strokeLinecap="round"
          opacity=".85"
        />
        <path
          d="M463 350v-42a18 18 0 0 1 36 0v42"
          fill="none"
          stroke={FRAME}
          strokeWidth="3"
          strokeDasharray="4 10"
          strokeLinecap="round"
          opacity=".6"
        />
        <path
          d="M420 350c6-14 4-22 12-30M436 350c-2-10 4-14 2-22M540 350c-4-12-2-18-8-26"
          stroke="#2c5560"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
        <Lamppost x={382} ground={350} glow={`${id}glow`} />
        <Water width={960} top={350} height={70} seed={5} />
      </svg>
    </div>
  );
}
