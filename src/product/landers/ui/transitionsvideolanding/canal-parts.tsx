export function CanalParts() {
  return (
    <svg className="parts" width="0" height="0" aria-hidden="true">
      <defs>
        <radialGradient id="pb-light">
          <stop stopColor="#ffdf9a" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffdf9a" stopOpacity="0" />
        </radialGradient>
        <g id="pb-town">
          <path
            fill="var(--wall-a)"
            stroke="var(--wall-a)"
            strokeWidth=".7"
            d="M-20 223.2V138.2l10.9 0v-10h8.2v-10h16.3v10h8.2v10h10.9V223.2ZM82 223.2V116.9h55.5V223.2ZM137 223.2V114.7l15.3 0v-10h11.5v-10h22.9v10h11.5v10h15.3V223.2ZM422 223.2V124.1L454.3 98.1L486.8 124.1V223.2Z"
          />
          <path
            fill="var(--wall-b)"
            stroke="var(--wall-b)"
            strokeWidth=".7"
            d="M34 223.2V82.7L58.2 56.7L81.9 82.7V223.2ZM214 223.2V84.1L244.6 58.1L275.4 84.1V223.2ZM487 223.2V131.5C497.6 131.5 500.2 105.5 513.7 103.5S529.9 131.5 540.7 131.5V223.2ZM541 223.2V94.2h51.5V223.2ZM592 223.2V93.4h77.7V223.2Z"
          />
          <path
            fill="var(--wall-c)"
            stroke="var(--wall-c)"
            strokeWidth=".7"
            d="M275 223.2V68l15.7 0v-10h11.7v-10h23.5v10h11.7v10h15.7V223.2ZM354 223.2V70.2L387.7 44.2L421.8 70.2V223.2Z"
          />
          <path
            fill="var(--glass)"
            opacity=".75"
            d="M-10 150h13v15h-13zM10 150h13v15h-13zM-10 176h13v15h-13zM61 95h11v15h-11zM43 121h11v15h-11zM61 121h11v15h-11zM43 147h11v15h-11zM43 173h11v15h-11zM61 173h11v15h-11zM92 129h13v15h-13zM113 155h13v15h-13zM92 181h13v15h-13zM113 181h13v15h-13zM151 127h18v15h-18zM180 127h18v15h-18zM151 153h18v15h-18zM180 179h18v15h-18zM248 96h15v15h-15zM225 122h15v15h-15zM248 122h15v15h-15zM225 148h15v15h-15zM248 174h15v15h-15zM289 80h19v15h-19zM319 80h19v15h-19zM319 106h19v15h-19zM289 132h19v15h-19zM319 132h19v15h-19zM289 158h19v15h-19zM319 184h19v15h-19zM366 82h16v15h-16zM366 108h16v15h-16zM392 108h16v15h-16zM392 134h16v15h-16zM366 160h16v15h-16zM392 160h16v15h-16zM366 186h16v15h-16zM458 136h16v15h-16zM433 162h16v15h-16zM433 188h16v15h-16zM458 188h16v15h-16zM496 144h13v15h-13zM517 144h13v15h-13zM517 170h13v15h-13zM550 106h12v15h-12zM550 132h12v15h-12zM570 132h12v15h-12zM570 158h12v15h-12zM550 184h12v15h-12zM606 105h19v15h-19zM636 105h19v15h-19zM606 131h19v15h-19zM606 157h19v15h-19zM636 157h19v15h-19zM636 183h19v15h-19zM10 176h13v15h-13zM43 95h11v15h-11zM61 147h11v15h-11zM113 129h13v15h-13zM92 155h13v15h-13zM180 153h18v15h-18zM151 179h18v15h-18zM225 96h15v15h-15zM248 148h15v15h-15zM225 174h15v15h-15zM289 106h19v15h-19zM319 158h19v15h-19zM289 184h19v15h-19zM392 82h16v15h-16zM366 134h16v15h-16zM392 186h16v15h-16zM433 136h16v15h-16zM458 162h16v15h-16zM496 170h13v15h-13zM570 106h12v15h-12zM550 158h12v15h-12zM570 184h12v15h-12zM636 131h19v15h-19zM606 183h19v15h-19z"
          />
        </g>
        <g id="pb-lit-1">
          <path
            fill="#ffcb74"
            d="M-10 150h13v15h-13zM43 121h11v15h-11zM61 173h11v15h-11zM92 181h13v15h-13zM151 127h18v15h-18zM225 122h15v15h-15zM319 80h19v15h-19zM289 132h19v15h-19zM392 108h16v15h-16zM366 160h16v15h-16zM458 188h16v15h-16zM517 144h13v15h-13zM570 132h12v15h-12zM606 105h19v15h-19zM636 157h19v15h-19z"
          />
          <path
            fill="var(--glow)"
            opacity=".5"
            d="M-12 263h15v3h-15zM41 280h13v3h-13zM59 251h13v3h-13zM90 246h16v3h-16zM149 276h21v3h-21zM223 279h17v3h-17zM317 302h22v3h-22zM287 273h22v3h-22zM390 286h19v3h-19zM364 258h19v3h-19zM456 242h18v3h-18zM515 267h15v3h-15zM568 273h14v3h-14zM604 288h22v3h-22zM634 259h22v3h-22z"
          />
        </g>
        <g id="pb-lit-2">
          <path
            fill="#ffcb74"
            d="M61 95h11v15h-11zM113 155h13v15h-13zM180 179h18v15h-18zM248 174h15v15h-15zM319 184h19v15h-19zM366 82h16v15h-16zM433 162h16v15h-16zM550 184h12v15h-12z"
          />
          <path
            fill="var(--glow)"
            opacity=".5"
            d="M59 294h13v3h-13zM111 261h16v3h-16zM178 248h21v3h-21zM246 250h17v3h-17zM317 245h22v3h-22zM364 301h19v3h-19zM431 257h18v3h-18zM548 245h14v3h-14z"
          />
        </g>
        <g id="pb-lit-3">
          <path
            fill="#ffcb74"
            d="M-10 176h13v15h-13zM43 147h11v15h-11zM92 129h13v15h-13zM151 153h18v15h-18zM248 96h15v15h-15zM225 148h15v15h-15zM319 106h19v15h-19zM289 158h19v15h-19zM392 134h16v15h-16zM366 186h16v15h-16zM458 136h16v15h-16zM517 170h13v15h-13zM550 106h12v15h-12zM570 158h12v15h-12zM606 131h19v15h-19zM636 183h19v15h-19z"
          />
          <path
            fill="var(--glow)"
            opacity=".5"
            d="M-12 249h15v3h-15zM41 265h13v3h-13zM90 275h16v3h-16zM149 262h21v3h-21zM246 293h17v3h-17zM223 264h17v3h-17zM317 288h22v3h-22zM287 259h22v3h-22zM390 272h19v3h-19zM364 244h19v3h-19zM456 271h18v3h-18zM515 253h15v3h-15zM548 288h14v3h-14zM568 259h14v3h-14zM604 274h22v3h-22zM634 245h22v3h-22z"
          />
        </g>
        <g id="pb-lit-4">
          <path
            fill="#ffcb74"
            d="M10 150h13v15h-13zM61 121h11v15h-11zM43 173h11v15h-11zM113 181h13v15h-13zM180 127h18v15h-18zM248 122h15v15h-15zM289 80h19v15h-19zM319 132h19v15h-19zM366 108h16v15h-16zM392 160h16v15h-16zM433 188h16v15h-16zM496 144h13v15h-13zM550 132h12v15h-12zM636 105h19v15h-19zM606 157h19v15h-19z"
          />
          <path
            fill="var(--glow)"
            opacity=".5"
            d="M8 263h15v3h-15zM59 280h13v3h-13zM41 251h13v3h-13zM111 246h16v3h-16zM178 276h21v3h-21zM246 279h17v3h-17zM287 302h22v3h-22zM317 273h22v3h-22zM364 286h19v3h-19zM390 258h19v3h-19zM431 242h18v3h-18zM494 267h15v3h-15zM548 273h14v3h-14zM634 288h22v3h-22zM604 259h22v3h-22z"
          />
        </g>
        <g id="pb-quay">
          <path fill="var(--quay)" d="M0 221.2h640v7h-640z" />
          <g stroke="var(--glow)" strokeWidth="1.8" strokeLinecap="round">
            <path
              opacity=".17"
              d="M311 262h17M341 317h46M440 292h26M354 249h22M235 301h20M194 333h28M31 354h15M587 310h11M143 350h53M471 312h37"
            />
            <path
              opacity=".28"
              d="M515 252h28M393 279h25M439 252h45M185 321h39M115 236h44M175 304h38M400 261h29M617 262h25M362 356h17M619 356h31M432 333h48"
            />
            <path
              opacity=".38"
              d="M316 247h46M594 319h47M375 295h52M73 332h43M628 285h34M425 301h53M462 280h17M10 254h13M417 267h34M58 266h50M491 260h29M231 249h19M277 355h50"
            />
          </g>
          <path fill="var(--bridge)" d="M200 227.2Q320 177.2 440 227.2V249.2H394A74 56 0 0 0 246 249.2H200Z" />
          <path fill="none" stroke="var(--rail)" strokeWidth="3" d="M200 213.2Q320 161.2 440 213.2" />
          <path
            fill="none"
            stroke="var(--rail)"
            strokeWidth="2"
            d="M200 213.2v14M220 205.2v14M240 198.8v14M260 193.7v14M280 190.1v14M300 187.9v14M320 187.2v14M340 187.9v14M360 190.1v14M380 193.7v14M400 198.8v14M420 205.2v14M440 213.2v14"
          />
          <use href="#pb-lamp" className="pb-lamp-left" x="128" />
          <use href="#pb-lamp" className="pb-lamp-right" x="531.2" />
        </g>
        <g id="pb-lamp">
          <circle cy="165.2" r="30" fill="url(#pb-light)" />
          <path d="M0 223.2V171.2" stroke="#0c0f30" strokeWidth="3" />
          <path d="M-6 159.2h12l-2 13h-8Z" fill="#ffe3a6" />
          <path d="M-8 159.2L0 152.2L8 159.2Z" fill="#0c0f30" />
          <ellipse fill="var(--glow)" cy="263.2" rx="5" ry="24" opacity=".28" />
        </g>
        <g id="pb-boat">
          <ellipse cy="16" rx="60" ry="7" fill="#fff" opacity=".18" />
          <path
            d="M-120 14q40-5 78 0M-150 24q50-4 92 0"
            stroke="#fff"
            strokeOpacity=".4"
            strokeWidth="2"
            fill="none"
            strokeLinecap="round"
          />
          <g>
            <path d="M-54-8L-34 18H34L54-8L0 2Z" fill="#fffaf0" />
            <path d="M0 2L54-8L34 18H0Z" fill="#e2d6c4" />
            <path d="M0-44L-26 0L0 4Z" fill="#fffaf0" />
            <path d="M0-44L26 0L0 4Z" fill="#d8cab5" />
            <path d="M-34 18H34l-4 6H-30Z" fill="#fff" opacity=".25" />
            <path d="M-16-8l9-2M-14-3l10-2M-10-16l5-1" stroke="#4a5fb0" strokeWidth="1.8" strokeLinecap="round" />
          </g>
        </g>
        <g id="pb-person">
          <circle cy="-38" r="7" />
          <path d="M-9-28q9-7 18 0l3 30h-6l-1 24h-4l-1-22-1 22h-4l-1-24h-6Z" />
        </g>
        <g id="pb-adrift">
          <path
            fill="var(--drift-a)"
            d="M581 71q-8.3 5.6 -13.9 -2.7 6.7 -7.2 13.9 2.7zM445 130q9.1 -4.2 13.3 4.8 -7.8 6.1 -13.3 -4.8zM326 283q-4.5 8.9 -13.4 4.4 2.4 -9.6 13.4 -4.4zM308 181q-6.1 7.9 -14 1.8 4.2 -8.9 14 -1.8zM305 33q-6.8 7.3 -14.1 0.5 4.9 -8.5 14.1 -0.5zM86 306q8.2 5.7 2.5 13.9 -9.1 -3.7 -2.5 -13.9z"
          />
          <path
            fill="var(--drift-b)"
            d="M366 75q7.1 -7.1 14.1 0 -5.2 8.4 -14.1 0zM69 319q-9.6 2.8 -12.4 -6.8 8.6 -4.8 12.4 6.8zM570 275q-0.7 10 -10.7 9.3 -1.5 -9.7 10.7 -9.3zM62 173q-8.7 4.9 -13.6 -3.9 7.3 -6.6 13.6 3.9zM346 268q-8.5 5.3 -13.8 -3.1 7 -7 13.8 3.1z"
          />
          <path
            fill="var(--drift-c)"
            d="M94 227q1.2 -9.9 11.1 -8.7 1 9.8 -11.1 8.7zM176 50q5.8 8.2 -2.4 13.9 -7.3 -6.6 2.4 -13.9zM239 134q-0.5 -10 9.4 -10.5 2.7 9.5 -9.4 10.5zM465 195q9.8 -1.8 11.6 8.1 -9.1 3.9 -11.6 -8.1zM297 111q8.6 -5.2 13.7 3.4 -7.1 6.8 -13.7 -3.4z"
          />
        </g>
        <path
          id="pb-rain"
          d="M581 71l-2 19M366 75l-2 10M94 227l-2 25M445 130l-2 11M69 319l-2 20M176 50l-2 15M326 283l-2 18M570 275l-2 17M239 134l-2 24M308 181l-2 18M62 173l-2 19M465 195l-2 12M305 33l-2 18M346 268l-2 19M297 111l-2 11M86 306l-2 14M144 148l-2 14M236 343l-2 17M77 161l-2 13M126 155l-2 25M529 206l-2 20M211 151l-2 15M569 51l-2 20M3 304l-2 12M443 277l-2 22M217 355l-2 23M92 123l-2 11M290 121l-2 17M260 337l-2 15M429 223l-2 16M529 227l-2 13M8 316l-2 15M548 7l-2 22M52 347l-2 22M192 334l-2 23M496 108l-2 20M471 283l-2 24M144 315l-2 16M289 198l-2 22M204 213l-2 25M600 174l-2 24M309 53l-2 10M388 231l-2 20M126 264l-2 14M344 313l-2 22M434 334l-2 23M95 32l-2 14M52 245l-2 13M246 155l-2 21M195 193l-2 12M601 127l-2 12M565 130l-2 23M317 294l-2 22M135 256l-2 17M573 329l-2 24M234 273l-2 13"
          stroke="#cfe3f2"
          strokeWidth="1.3"
          opacity=".55"
        />
        <g id="pb-snow" stroke="#fff" strokeLinecap="round" fill="none">
          <path
            strokeWidth="2.6"
            opacity=".7"
            d="M95 32h0M601 127h0M15 2h0M482 50h0M615 79h0M309 117h0M310 318h0M131 184h0M259 47h0M620 61h0M615 265h0M544 336h0M222 206h0M257 71h0M610 78h0M88 33h0M139 235h0M109 190h0M183 164h0M172 185h0M263 180h0M468 285h0"
          />
          <path
            strokeWidth="4.1"
            opacity=".7"
            d="M436 72h0M423 109h0M230 288h0M178 333h0M216 76h0M330 191h0M402 288h0M554 304h0M138 83h0M242 10h0M165 268h0M59 269h0M556 74h0M386 187h0M607 117h0M12 218h0M271 35h0M472 3h0M160 59h0M248 97h0M29 258h0M126 328h0M82 41h0M601 358h0M264 50h0M201 346h0M60 247h0M381 64h0M315 317h0M208 97h0M504 59h0M425 44h0"
          />
          <path
            strokeWidth="5.6"
            opacity=".8"
            d="M489 76h0M573 329h0M485 78h0M320 33h0M621 103h0M385 191h0M141 271h0M173 338h0M383 170h0M285 243h0M330 72h0M269 261h0M446 350h0M488 20h0M482 185h0M427 148h0M428 25h0M186 250h0M629 257h0M42 84h0M618 77h0M298 42h0M393 128h0M557 119h0M14 78h0M143 292h0"
          />
        </g>
      </defs>
    </svg>
  );
}
