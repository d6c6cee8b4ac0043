export {SearchPage as default} from '@site/src/components/search/SearchPage';
