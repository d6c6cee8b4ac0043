import {quoted} from '../../../src/build/nearest';
import type {Flag} from '../../../src/remark/reference/data/kinds';

const numbers: Readonly<Record<string, RegExp>> = {
  int: /^[+-]?\d+$/,
  uint64: /^\d+$/,
  float: /^[+-]?\d+(?:\.\d+)?$/,
  float32: /^[+-]?\d+(?:\.\d+)?$/,
  bool: /^(?:true|false|[10tf])$/i,
  duration: /^[+-]?(?:0|(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|[smh]))+)$/,
};

/** The problem with the value of a flag, if any. */
export function findValueFault({name, type, allowed}: Flag, value: string): string | undefined {
  const pattern = numbers[type];
  if (pattern && !pattern.test(value)) {
    return `"--${name}" takes a value of type ${type}, which "${value}" is not`;
  }
  const values = type === 'stringSlice' ? value.split(',') : [value];
  const wrong = allowed && values.find((one) => !allowed.includes(one));
  return wrong === undefined
    ? undefined
    : `"--${name}" does not accept "${wrong}", only ${quoted(allowed ?? [])}`;
}
