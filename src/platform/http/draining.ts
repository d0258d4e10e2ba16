let leaving = false;

export function startDraining(): void {
  leaving = true;
}

export const isDraining = (): boolean => leaving;
