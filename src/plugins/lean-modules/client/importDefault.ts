/** The one helper of `tslib` that the browser's bundle uses; a further one would be reported as a missing export. */
export function __importDefault<Module extends {readonly __esModule?: boolean}>(
  module: Module,
): Module | {default: Module} {
  return module.__esModule ? module : {default: module};
}
