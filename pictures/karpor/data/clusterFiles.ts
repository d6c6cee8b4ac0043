import type {clusters} from './world.ts';

/** The kubeconfig on the page "Multi-cluster management". Credentials are replaced with `xxx`. */
export const kubeconfig = (name: string, server: string) => `apiVersion: v1
kind: Config
clusters:
  - name: ${name}
    cluster:
      server: ${server}
      certificate-authority-data: xxx
users:
  - name: karpor-reader
    user:
      token: xxx
contexts:
  - name: ${name}
    context:
      cluster: ${name}
      user: karpor-reader
current-context: ${name}
`;

/** A Cluster object as the backend returns it, with masked credentials. */
export const clusterObject = (
  {name, displayName, description}: (typeof clusters)[number],
  bundle: string,
  token: string,
) => `apiVersion: cluster.karpor.io/v1beta1
kind: Cluster
metadata:
  name: ${name}
spec:
  access:
    caBundle: ${bundle}
    credential:
      serviceAccountToken: ${token}
      type: ServiceAccountToken
    endpoint: https://${name}.example.com:6443
  description: ${description}
  displayName: ${displayName}
  provider: ""
status: {}
`;
