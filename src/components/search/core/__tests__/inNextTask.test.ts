import {expect, it} from 'vitest';
import {inNextTask} from '../inNextTask';

it('calls back once, after what runs now and after what that promised', async () => {
  const order: string[] = [];
  await new Promise<void>((resolve) => {
    inNextTask(() => {
      order.push('task');
      resolve();
    });
    void Promise.resolve().then(() => order.push('promise'));
    order.push('now');
  });
  expect(order).toEqual(['now', 'promise', 'task']);
});

it('does not call back what is taken back', async () => {
  const order: string[] = [];
  await new Promise<void>((resolve) => {
    inNextTask(() => order.push('taken back'))();
    inNextTask(() => {
      order.push('task');
      resolve();
    });
  });
  expect(order).toEqual(['task']);
});
