import { Scene } from './art/scene.tsx';

export const VIGNETTES = {
  ClosedDoor: () => import('./art/closed-door.tsx').then((module) => module.ClosedDoor),
  WritingDesk: () => import('./art/writing-desk.tsx').then((module) => module.WritingDesk),
  LonelyHouse: () => import('./art/lonely-house.tsx').then((module) => module.LonelyHouse),
  GardenGate: () => import('./art/garden-gate.tsx').then((module) => module.GardenGate),
  ParkBench: () => import('./art/park-bench.tsx').then((module) => module.ParkBench),
  QuietPath: () => import('./art/quiet-path.tsx').then((module) => module.QuietPath),
  PaperPlane: () => import('./art/paper-plane.tsx').then((module) => module.PaperPlane),
  TwoHouses: () => import('./art/two-houses.tsx').then((module) => module.TwoHouses),
  Telescope: () => import('./art/telescope.tsx').then((module) => module.Telescope),
  CoinJar: () => import('./art/coin-jar.tsx').then((module) => module.CoinJar),
  MarketStall: () => import('./art/market-stall.tsx').then((module) => module.MarketStall),
  BlownLetter: () => import('./art/blown-letter.tsx').then((module) => module.BlownLetter),
  OfflineHouse: () => import('./art/offline-house.tsx').then((module) => module.OfflineHouse),
  ErrorHouse: () => import('./art/error-house.tsx').then((module) => module.ErrorHouse),
};

export function GalleryVignettes() {
  return (
    <div className="grid grid-cols-2 gap-cards @lg:grid-cols-3">
      {Object.entries(VIGNETTES).map(([name, load]) => (
        <Scene key={name} load={load} />
      ))}
    </div>
  );
}
