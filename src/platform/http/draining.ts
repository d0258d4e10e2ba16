let leaving = false;

/** From now on this process finishes what it has and takes nothing that lasts: it is about to end. */
export function startDraining(): void {
  leaving = true;
}

/** Whether this process is about to end. */
export const isDraining = (): boolean => leaving;
