import {emptyTree, insertField, segmentsOf, type FieldTree} from './fieldTree';

const strings = 'array of string';
const dictionary = 'map of string to string';

/** Fields of the Kubernetes types that the products' kinds embed, by type. `any` isn't checked. */
const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ObjectMeta: {
    string: 'name generateName namespace uid resourceVersion',
    integer: 'generation deletionGracePeriodSeconds',
    time: 'creationTimestamp deletionTimestamp',
    [dictionary]: 'labels annotations',
    [strings]: 'finalizers',
    any: 'ownerReferences managedFields',
  },
  LabelSelector: {
    [dictionary]: 'matchLabels',
    string: 'matchExpressions[].key',
    '"In" | "NotIn" | "Exists" | "DoesNotExist"': 'matchExpressions[].operator',
    [strings]: 'matchExpressions[].values',
  },
  PodTemplateSpec: {ObjectMeta: 'metadata', PodSpec: 'spec'},
  PodSpec: {
    string: `dnsPolicy hostname nodeName preemptionPolicy priorityClassName runtimeClassName schedulerName
      serviceAccount serviceAccountName subdomain`,
    integer: 'activeDeadlineSeconds priority terminationGracePeriodSeconds',
    boolean: `automountServiceAccountToken enableServiceLinks hostIPC hostNetwork hostPID hostUsers
      setHostnameAsFQDN shareProcessNamespace`,
    '"Always" | "OnFailure" | "Never"': 'restartPolicy',
    [dictionary]: 'nodeSelector',
    'array of Container': 'containers initContainers',
    'array of Toleration': 'tolerations',
    'array of Volume': 'volumes',
    any: `affinity dnsConfig ephemeralContainers hostAliases imagePullSecrets os overhead readinessGates
      resourceClaims schedulingGates securityContext topologySpreadConstraints`,
  },
  Container: {
    string: `name image env[].name env[].value ports[].name ports[].hostIP restartPolicy terminationMessagePath
      terminationMessagePolicy volumeMounts[].name volumeMounts[].mountPath volumeMounts[].mountPropagation
      volumeMounts[].recursiveReadOnly volumeMounts[].subPath volumeMounts[].subPathExpr workingDir`,
    integer: 'ports[].containerPort ports[].hostPort',
    boolean: 'stdin stdinOnce tty volumeMounts[].readOnly',
    '"Always" | "IfNotPresent" | "Never"': 'imagePullPolicy',
    '"TCP" | "UDP" | "SCTP"': 'ports[].protocol',
    Probe: 'livenessProbe readinessProbe startupProbe',
    [strings]: 'command args',
    any: `env[].valueFrom envFrom lifecycle resizePolicy resources.limits resources.requests resources.claims
      securityContext volumeDevices`,
  },
  Probe: {
    integer: `failureThreshold initialDelaySeconds periodSeconds successThreshold terminationGracePeriodSeconds
      timeoutSeconds`,
    any: 'exec grpc httpGet tcpSocket',
  },
  Toleration: {
    string: 'key value',
    integer: 'tolerationSeconds',
    '"Exists" | "Equal"': 'operator',
    '"NoSchedule" | "PreferNoSchedule" | "NoExecute"': 'effect',
  },
  PersistentVolumeClaim: {
    string: 'apiVersion kind spec.storageClassName spec.volumeAttributesClassName spec.volumeName',
    '"Block" | "Filesystem"': 'spec.volumeMode',
    ObjectMeta: 'metadata',
    LabelSelector: 'spec.selector',
    [strings]: 'spec.accessModes',
    any: 'spec.dataSource spec.dataSourceRef spec.resources.limits spec.resources.requests',
  },
};

function treeOf(namesByType: Readonly<Record<string, string>>): FieldTree {
  const tree = emptyTree('object');
  for (const [type, names] of Object.entries(namesByType)) {
    for (const path of names.split(/\s+/)) {
      insertField(tree, segmentsOf(path), {type});
    }
  }
  return tree;
}

/** Trees of the Kubernetes types by name. */
export const kubernetesTypes: ReadonlyMap<string, FieldTree> = new Map(
  Object.entries(fields).map(([name, known]) => [name, treeOf(known)]),
);
