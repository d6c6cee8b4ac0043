export {HostedSearch as default} from '../../HostedSearch';
