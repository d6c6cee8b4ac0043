import type {Text} from '../../studio/types.ts';

export const events = [
  {
    type: 'Warning',
    reason: 'BackOff',
    message:
      'Back-off restarting failed container checkout-api in pod checkout-api-7c94d8b6f5-d2mkx_payments',
    count: 27,
    firstTimestamp: '2026-11-24T09:31:04Z',
    lastTimestamp: '2026-11-24T09:58:41Z',
  },
  {
    type: 'Normal',
    reason: 'Pulled',
    message: 'Container image "registry.example.com/checkout-api:2.5.0-rc.1" already present on machine',
    count: 8,
    firstTimestamp: '2026-11-24T09:30:22Z',
    lastTimestamp: '2026-11-24T09:56:10Z',
  },
  {
    type: 'Normal',
    reason: 'Created',
    message: 'Created container: checkout-api',
    count: 8,
    firstTimestamp: '2026-11-24T09:30:22Z',
    lastTimestamp: '2026-11-24T09:56:10Z',
  },
  {
    type: 'Normal',
    reason: 'Started',
    message: 'Started container checkout-api',
    count: 8,
    firstTimestamp: '2026-11-24T09:30:23Z',
    lastTimestamp: '2026-11-24T09:56:11Z',
  },
  {
    type: 'Normal',
    reason: 'Scheduled',
    message: 'Successfully assigned payments/checkout-api-7c94d8b6f5-d2mkx to edge-south-worker-2',
    count: 1,
    firstTimestamp: '2026-11-24T09:30:19Z',
    lastTimestamp: '2026-11-24T09:30:19Z',
  },
];

const line = (second: number, content: string) => ({
  timestamp: `2026-11-24T09:56:${String(second).padStart(2, '0')}.204Z`,
  content,
});

export const logs = [
  line(11, 'INFO  checkout-api 2.5.0-rc.1 starting'),
  line(11, 'INFO  configuration loaded from /etc/checkout/config.yaml'),
  line(12, 'INFO  connecting to postgres at orders-db.payments.svc:5432'),
  line(17, 'WARN  connection attempt 1 of 3 failed: dial tcp: lookup orders-db.payments.svc: no such host'),
  line(22, 'WARN  connection attempt 2 of 3 failed: dial tcp: lookup orders-db.payments.svc: no such host'),
  line(27, 'WARN  connection attempt 3 of 3 failed: dial tcp: lookup orders-db.payments.svc: no such host'),
  line(27, 'FATAL no database, giving up'),
  line(27, 'INFO  exit with code 1'),
];

export const question: Text = {
  en: 'deployments in namespace shop that were created after September 1, 2026',
  zh: '命名空间 shop 中在 2026 年 9 月 1 日之后创建的 Deployment',
};

/** Answers of the AI model, by what it is asked about. */
export const answers: Record<'log' | 'event' | 'yaml' | 'issue', Text> = {
  log: {
    en: `**Cause.** The container stops because it can't resolve the name of its database, \`orders-db.payments.svc\`. After three attempts it exits with code 1, and Kubernetes restarts it.

**What to check**

1. Does the Service exist? \`kubectl -n payments get service orders-db\`
2. Is the name in \`/etc/checkout/config.yaml\` correct?
3. Does another Pod in the namespace resolve the name?`,
    zh: `**原因：** 容器无法解析数据库的域名 \`orders-db.payments.svc\`，重试三次后以退出码 1 结束，随后被 Kubernetes 重启。

**建议检查**

1. Service 是否存在：\`kubectl -n payments get service orders-db\`
2. \`/etc/checkout/config.yaml\` 中的域名是否正确
3. 同一命名空间中的其他 Pod 能否解析该域名`,
  },
  event: {
    en: `**Summary.** The Pod was scheduled and its image was present, but the container has failed 8 times in half an hour, so the kubelet waits longer before each restart.

**Next step.** The events don't say why the process ends. Read the logs of the container.`,
    zh: `**概述：** Pod 已成功调度，镜像也已就绪，但容器在半小时内失败了 8 次，kubelet 每次重启前等待的时间越来越长。

**下一步：** 事件中没有进程退出的原因，请查看容器日志。`,
  },
  yaml: {
    en: `This **Deployment** runs two Pods of \`nginx:1.27\` in the namespace \`shop\`.

- **Selector:** Pods with the label \`app: web\`
- **Port:** the container listens on port 80
- **Resources:** no requests or limits are set, so the Pods can be evicted first when memory is short`,
    zh: `该 **Deployment** 在命名空间 \`shop\` 中运行两个 \`nginx:1.27\` Pod。

- **选择器：** 带有标签 \`app: web\` 的 Pod
- **端口：** 容器监听 80 端口
- **资源：** 未设置 requests 和 limits，内存不足时这些 Pod 会最先被驱逐`,
  },
  issue: {
    en: `All four High issues come from the same gap: the Pod template has no **security context**.

1. Set \`runAsNonRoot: true\` and \`allowPrivilegeEscalation: false\`
2. Set \`seccompProfile.type: RuntimeDefault\`
3. Set \`automountServiceAccountToken: false\` if the application doesn't call the API server

Then add resource limits.`,
    zh: `四个高风险问题的原因相同：Pod 模板没有设置 **securityContext**。

1. 设置 \`runAsNonRoot: true\` 和 \`allowPrivilegeEscalation: false\`
2. 设置 \`seccompProfile.type: RuntimeDefault\`
3. 如果应用不访问 API Server，设置 \`automountServiceAccountToken: false\`

然后补充资源限制。`,
  },
};
