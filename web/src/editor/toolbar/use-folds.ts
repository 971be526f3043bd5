import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * How many groups of tools go into the menu, so that the bar stays one row. Whenever there is more or less room, all are
 * put back and folded one by one until the rest fits; that happens before anything is painted.
 */
export function useFolds(bar: RefObject<HTMLElement | null>, most: number): number {
  const [state, setState] = useState({ folds: 0 });
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || state.folds >= most || element.scrollWidth <= element.clientWidth) return;
    // What fits is known only once it is laid out.
    // oxlint-disable-next-line react/set-state-in-effect
    setState({ folds: state.folds + 1 });
  }, [bar, most, state]);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setState({ folds: 0 }));
    observer.observe(element);
    // What stands at the end of the bar gets wider and narrower by itself.
    if (element.lastElementChild !== null) observer.observe(element.lastElementChild);
    return () => observer.disconnect();
  }, [bar]);
  return state.folds;
}
