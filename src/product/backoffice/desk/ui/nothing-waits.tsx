import type { ReactNode } from 'react';
import { GardenGate } from '#design/art/garden-gate.tsx';

export function NothingWaits({ children }: { children: ReactNode }) {
  return (
    <div className="grid flex-1 place-items-center p-8 text-center">
      <div className="flex w-full max-w-64 flex-col gap-4">
        <div className="overflow-hidden rounded-card">
          <GardenGate />
        </div>
        <p className="headline text-t22">{children}</p>
      </div>
    </div>
  );
}
