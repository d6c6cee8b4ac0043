/**
 * In the place of `hoist-non-react-statics`: the router copies static fields with it in `withRouter`,
 * which nothing here calls.
 */
export default function hoistNonReactStatics<Target>(target: Target): Target {
  return target;
}
