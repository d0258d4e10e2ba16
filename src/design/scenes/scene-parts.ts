/** Markup of a scene's drawings. They are no images: they take their colours from the page. */
export interface SceneParts {
  /** For narrow and for wide screens. */
  phone: string;
  desktop: string;
  /** At the top edge, in front of the scene, where there is one. */
  edge: string;
  step1: string;
  step2: string;
  step3: string;
}
