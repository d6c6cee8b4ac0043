import {SearchModal} from '../../SearchModal';

export {prepare} from '../../SearchModal/prepare';

export default SearchModal;
