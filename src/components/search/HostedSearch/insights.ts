const version = '2.15.0';
const source = `https://cdn.jsdelivr.net/npm/search-insights@${version}/dist/search-insights.min.js`;

interface EventQueue {
  (...event: unknown[]): void;
  queue?: unknown[][];
  version?: string;
}

interface InsightsWindow {
  aa?: EventQueue;
  AlgoliaAnalyticsObject?: string;
}

/**
 * Collects events for the insights script. DocSearch finds a collector and therefore does not load
 * the script when the dialog opens; see {@link loadInsights}.
 */
export function collectEvents(): void {
  const scope = window as unknown as InsightsWindow;
  if (!scope.aa) {
    const collect: EventQueue = (...event) => {
      collect.queue = [...(collect.queue ?? []), event];
    };
    collect.version = version;
    scope.AlgoliaAnalyticsObject = 'aa';
    scope.aa = collect;
  }
}

/** Loads the script that sends what was collected; only once, and not before the first search. */
export function loadInsights(): void {
  if (!document.querySelector(`script[src="${source}"]`)) {
    const script = document.createElement('script');
    script.async = true;
    script.src = source;
    document.body.append(script);
  }
}
