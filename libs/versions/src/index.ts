export { API_VERSIONS, type ApiChange, type ApiVersion } from './api-change';
export {
  answerFor,
  API_CHANGES,
  CURRENT_VERSION,
  deprecationOf,
  eventFor,
  isApiVersion,
  requestFrom,
  SUNSETS,
} from './speak-version';
