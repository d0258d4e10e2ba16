import { BlownLetter } from './art/blown-letter.tsx';
import { ClosedDoor } from './art/closed-door.tsx';
import { CoinJar } from './art/coin-jar.tsx';
import { ErrorHouse } from './art/error-house.tsx';
import { GardenGate } from './art/garden-gate.tsx';
import { LonelyHouse } from './art/lonely-house.tsx';
import { MarketStall } from './art/market-stall.tsx';
import { OfflineHouse } from './art/offline-house.tsx';
import { PaperPlane } from './art/paper-plane.tsx';
import { ParkBench } from './art/park-bench.tsx';
import { QuietPath } from './art/quiet-path.tsx';
import { Telescope } from './art/telescope.tsx';
import { TwoHouses } from './art/two-houses.tsx';
import { WritingDesk } from './art/writing-desk.tsx';

const ALL = {
  ClosedDoor,
  WritingDesk,
  LonelyHouse,
  GardenGate,
  ParkBench,
  QuietPath,
  PaperPlane,
  TwoHouses,
  Telescope,
  CoinJar,
  MarketStall,
  BlownLetter,
  OfflineHouse,
  ErrorHouse,
};

/** The small drawings of empty and failed screens, side by side: each says something else. */
export function GalleryVignettes() {
  return (
    <div className="grid grid-cols-2 gap-cards @lg:grid-cols-3">
      {Object.entries(ALL).map(([name, Drawing]) => (
        <Drawing key={name} />
      ))}
    </div>
  );
}
