export { API_VERSIONS, type ApiVersion } from './api-change';
export { answerFor, CURRENT_VERSION, deprecationOf, eventFor, isApiVersion, requestFrom } from './speak-version';
