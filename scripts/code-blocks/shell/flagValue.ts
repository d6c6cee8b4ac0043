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

/** What is wrong with the value of a flag. */
export function findValueFault({name, type, allowed}: Flag, value: string): string | undefined {
  const pattern = numbers[type];
  if (pattern && !pattern.test(value)) {
    return `"--${name}" takes a value of the type ${type}, "${value}" is none`;
  }
  const values = /^stringSlice$/.test(type) ? value.split(',') : [value];
  const wrong = allowed && values.find((one) => !allowed.includes(one));
  return wrong === undefined
    ? undefined
    : `"--${name}" does not take "${wrong}" but ${quoted(allowed ?? [])}`;
}
