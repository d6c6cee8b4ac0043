export {SearchModal as default} from '../../SearchModal';
