import {usePluginData} from '@docusaurus/useGlobalData';

/** Access to the hosted service, as the build's environment gave it. */
export interface Service {
  readonly appId: string;
  /** Public key that can only search. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether the service is told which results are shown and opened. */
  readonly insights: boolean;
}

/** The hosted service that this site was built with. */
export function useService(): Service {
  return usePluginData('search-mode') as Service;
}
