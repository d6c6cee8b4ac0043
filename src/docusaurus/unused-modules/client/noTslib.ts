/** The only helper of `tslib` in the browser bundle. */
export function __importDefault<Module extends {readonly __esModule?: boolean}>(
  module: Module,
): Module | {default: Module} {
  return module.__esModule ? module : {default: module};
}
