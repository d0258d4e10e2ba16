import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the window something is near: one screen. A browser's own lazy loading begins three screens ahead on a phone. */
const MARGIN = '100% 0px';

/** True from the moment the element comes near the window; never while rendering on a server. */
export function useNear(element: RefObject<Element | null>, wanted: boolean): boolean {
  const [near, setNear] = useState(false);
  const waiting = wanted && !near;
  useEffect(() => {
    const target = element.current;
    if (!waiting || !target) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, waiting]);
  return near;
}
