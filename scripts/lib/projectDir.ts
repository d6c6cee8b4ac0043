import path from 'node:path';

/** Absolute path of this project's folder. */
export const projectDir = path.resolve(__dirname, '../..');
