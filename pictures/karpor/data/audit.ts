import {resources, type Stored} from './world.ts';

type Severity = 'High' | 'Low';

/** Issues that KubeAudit reports for a container without a security context, in its own words. */
const issues: {severity: Severity; title: string; message: string; limited?: true}[] = [
  {
    severity: 'High',
    title: 'AllowPrivilegeEscalationNil',
    message:
      "allowPrivilegeEscalation not set which allows privilege escalation. It should be set to 'false'.",
  },
  {
    severity: 'High',
    title: 'AutomountServiceAccountTokenTrueAndDefaultSA',
    message:
      "Default service account with token mounted. automountServiceAccountToken should be set to 'false' on either the ServiceAccount or on the PodSpec or a non-default service account should be used.",
  },
  {
    severity: 'High',
    title: 'RunAsNonRootPSCNilCSCNil',
    message:
      'runAsNonRoot should be set to true or runAsUser should be set to a value > 0 either in the container SecurityContext or PodSecurityContext.',
  },
  {
    severity: 'High',
    title: 'SeccompProfileMissing',
    message: 'Pod Seccomp profile is missing. Seccomp profile should be added to the pod SecurityContext.',
  },
  {severity: 'Low', title: 'LimitsNotSet', message: 'Resource limits not set.', limited: true},
  {
    severity: 'Low',
    title: 'PrivilegedNil',
    message:
      "privileged is not set in container SecurityContext. Privileged defaults to 'false' but it should be explicitly set to 'false'.",
  },
];

const scanned = new Set(['Deployment', 'Pod']);

function issuesOf({object}: Stored) {
  if (!scanned.has(object.kind)) return [];
  // Only the analytics team sets resource limits.
  return issues.filter(({limited}) => !(limited && object.metadata.labels?.team === 'analytics'));
}

export function resourceGroup({cluster, object}: Stored) {
  const {name, namespace} = object.metadata;
  return {cluster, apiVersion: object.apiVersion, kind: object.kind, namespace, name};
}

/** The report on some resources, in the format of Karpor's server. */
export function audit(group: Stored[]) {
  const issueGroups = issues
    .map((issue) => ({
      issue: {scanner: 'KubeAudit', severity: issue.severity, title: issue.title, message: issue.message},
      resourceGroups: group.filter((resource) => issuesOf(resource).includes(issue)).map(resourceGroup),
    }))
    .filter(({resourceGroups}) => resourceGroups.length > 0);
  const count = (severity: Severity) =>
    issueGroups
      .filter(({issue}) => issue.severity === severity)
      .reduce((sum, {resourceGroups}) => sum + resourceGroups.length, 0);
  const bySeverity = {High: count('High'), Low: count('Low')};
  return {issueTotal: bySeverity.High + bySeverity.Low, resourceTotal: group.length, bySeverity, issueGroups};
}

/** The health score, by the formula on the page "Compliance report". */
export function score(group: Stored[]) {
  const {issueTotal, bySeverity} = audit(group);
  const scores = group.map((resource) => {
    const found = issuesOf(resource);
    const weights = found.reduce((sum, {severity}) => sum + (severity === 'High' ? 3 : 1), 0);
    return 100 * Math.exp(-0.04 * found.length - 0.06 * weights);
  });
  const mean = scores.length > 0 ? scores.reduce((sum, each) => sum + each, 0) / scores.length : 100;
  return {score: mean, resourceTotal: group.length, issuesTotal: issueTotal, severityStatistic: bySeverity};
}

/** Labels in a query string, as pairs of key and value. */
export const labelsOf = (query: URLSearchParams) =>
  (query.get('labels') ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='));

/** The resources that match a query string. */
export function select(query: URLSearchParams): Stored[] {
  const labels = labelsOf(query);
  return resources.filter(
    (resource) =>
      ['cluster', 'apiVersion', 'kind', 'namespace', 'name'].every((field) => {
        const wanted = query.get(field);
        return !wanted || resourceGroup(resource)[field as 'name'] === wanted;
      }) && labels.every(([key = '', value]) => resource.object.metadata.labels?.[key] === value),
  );
}
