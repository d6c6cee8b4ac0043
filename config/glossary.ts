/**
 * Rules for marking glossary terms on other pages, by product id. Names are the anchors in the glossary without
 * `term-`.
 */
export const termRules = {
  default: {
    // Words that pages also use in their everyday sense, or that are mostly verbs.
    unmarked: [
      'application',
      'apply',
      'build',
      'context',
      'dependency',
      'drift',
      'engine',
      'model',
      'organization',
      'preview',
      'reference',
      'resource',
      'run',
      'runtime',
      'source',
      'state',
    ],
    // Always capitalized, so lowercase words aren't marked.
    names: ['spec', 'intent'],
    // Phrases that contain a term but mean something else.
    others: [
      'direction of the project',
      'describes the project',
      'Go module',
      'Go modules',
      'HCL modules',
      'Terraform module',
      'Terraform modules',
      '项目的方向',
      '项目状况',
      'Both use a base',
      'leave the base',
      '都有一份基线',
      '不改动基线',
      'The backend names',
      'numbered revision',
      '编号的修订版本',
      'Release candidates',
      'for the latest release',
      'Kusion release',
      'newer release',
      'newest release',
      'release archive',
      'release configuration',
      'release notes',
      'release of the binary',
      'release page',
      'release pages',
      'upgrade the release',
      'Helm release',
    ],
  },
  karpor: {
    unmarked: ['audit', 'cluster', 'content', 'document', 'issue', 'resource', 'storage', 'token'],
    names: ['syncer'],
    others: [],
  },
  kuperator: {
    unmarked: [
      'drain',
      'include-exclude',
      'manager',
      'operation',
      'operator',
      'replace',
      'service-available',
    ],
    names: [],
    others: [],
  },
  'controller-mesh': {
    unmarked: ['child', 'limits', 'open-closed'],
    names: [],
    others: ['To shard', 'to shard', '已分片', '自定义资源（custom resource）分片'],
  },
};
