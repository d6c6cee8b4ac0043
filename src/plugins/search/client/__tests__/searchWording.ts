export {plainWording as default} from '../../core/wording';
