import {parse, TomlError} from 'smol-toml';
import type {Verifier} from './types';

/** TOML: parsed. */
export const verifyToml: Verifier = ({lines}) => {
  try {
    parse(lines.join('\n'));
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) {
      throw error;
    }
    const [reason = ''] = error.message.split('\n');
    return [{line: error.line, rule: 'toml-syntax', message: `This is not TOML: ${reason}.`}];
  }
};
