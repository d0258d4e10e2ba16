export interface SceneParts {
  phone: string;
  desktop: string;
  edge: string;
  step1: string;
  step2: string;
  step3: string;
}
