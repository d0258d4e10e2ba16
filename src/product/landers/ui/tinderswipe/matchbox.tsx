export function BoxParts() {
  return (
    <>
      <clipPath id="box-inner">
        <rect x="28" y="16" width="256" height="386" rx="5" />
      </clipPath>
      <pattern id="box-wood" width="12" height="11.5" patternUnits="userSpaceOnUse">
        <path d="M1 8l10 5" stroke="#8a5a40" strokeWidth="2" />
      </pattern>
      <pattern id="box-grit" width="6.5" height="6.5" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.2" fill="#8f6a58" />
      </pattern>
      <g id="box-back">
        <rect x="6" y="8" width="308" height="418" rx="7" fill="#0004" />
        <rect x="2" width="308" height="418" rx="6" fill="#5b3526" />
        <path d="M2 0h12v418H2ZM298 0h12v418h-12Z" fill="url(#box-wood)" />
        <path d="M14 0h284v418H14Z" fill="var(--paper)" />
        <rect x="22" y="10" width="268" height="398" rx="8" fill="var(--frame)" />
        <g clipPath="url(#box-inner)">
          <path d="M28 16h256v386H28Z" fill="var(--paper)" />
          <circle
            cx="156"
            cy="196"
            r="165"
            fill="none"
            stroke="var(--sun)"
            strokeOpacity=".85"
            strokeWidth="330"
            pathLength="56"
            strokeDasharray="1"
            strokeDashoffset=".5"
          />
        </g>
        <g fill="none" stroke="var(--line)" strokeWidth="2.5">
          <rect x="28" y="16" width="256" height="386" rx="5" />
        </g>
        <ellipse cx="156" cy="196" rx="102" ry="124" fill="var(--frame)" />
        <ellipse cx="156" cy="196" rx="96" ry="118" fill="var(--paper)" />
      </g>
      <g id="box-front">
        <ellipse cx="156" cy="196" rx="92" ry="114" fill="none" stroke="var(--line)" strokeWidth="2.5" />
        <path d="M26 34h86v26q-10 2-12 12H26ZM286 34h-86v26q10 2 12 12h74Z" fill="var(--frame)" />
        <path d="M16 305h280l-14 34 14 34H16l14-34Z" fill="var(--line)" opacity=".25" />
        <path d="M16 300h280l-14 34 14 34H16l14-34Z" fill="var(--frame)" />
        <path d="M40 300h232v68H40Z" fill="var(--paper)" stroke="var(--line)" strokeWidth="2.5" />
        <path d="M56 376h200v24H56Z" fill="var(--paper)" />
      </g>
      <g id="box-strip">
        <rect y="18" width="292" height="22" rx="3" fill="#4a2a20" />
        <path d="M0 18h292v22H0Z" fill="url(#box-grit)" />
      </g>
      <g id="box-match">
        <path d="M137 26l101-16" stroke="#e8c79a" strokeWidth="6" strokeLinecap="round" />
        <ellipse cx="136" cy="26" rx="11" ry="8" fill="#b92a1c" />
        <path
          className="sparks"
          d="M124 15l-5-6M131 12l-3-9M138 11l1-8"
          stroke="#ffd77a"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}
