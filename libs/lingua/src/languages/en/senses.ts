import type { SenseWords } from '../../senses/sense-words';

/** Names of data in English; its abbreviations (avg, pct, id, MRR) stand in payloads of every language. */
export const SENSES_EN: SenseWords = {
  role: {
    target:
      'target(s) targeted tgt tgts goal goals? objective(s) aim desired? required? needed? ideal? setpoint set_point sla slo pass_mark pass_threshold passing_score okr(s)? std? standard? guaranteed?',
    plan: 'planned plan? budget? budgeted bgt bud?',
    limit:
      'limit(s) threshold(s) thresh ceiling maximum_allowed max_allowed maximum_permitted permitted permissible allowed? allowance? cap? capped? legal? statutory? regulatory? guideline(s)? tolerance? cutoff? speed_limit credit_limit legal_limit legal_maximum mcl? sla? lim thr?',
    usual: 'normal? usual? typical? alert? alarm? warning? trigger? quota(s)?',
    benchmark:
      'benchmark(s) baseline(s) reference? ref? industry? peer(s)? sector? national? district? regional? state? county? global? world? european? category? league? market? class? school? norm? climate_normal long_term_average industry_average sector_average national_average district_average regional_average state_average county_average world_average global_average european_average peer_average league_average market_average class_average category_average index_return? bmk long_term? multi_year?',
    record:
      'record(s)? record_high record_low best_ever lowest_ever highest_ever all_time alltime all_time_high all_time_low ath atl personal_best season_best lifetime_best course_record world_record national_record club_record school_record olympic_record previous_record high_score pb? pr? sb? historic? historical?',
    total:
      'total(s) overall grand_total sum all? whole? entire? altogether combined? aggregate? cumulative gross? ttl? tot? σ',
    part: 'part? portion breakdown(s) split(s)? mix composition allocation(s) distribution? thereof of_which segment(s)? component(s)? constituent(s)? subtotal(s) share(s)?',
    forecast:
      'forecast(s) forecasted fcst fc? expected projected projection(s) estimate(s) estimated est? guidance consensus outlook predicted prediction(s) anticipated exp? sched?',
    actual: 'actual(s) act? achieved attained realized realised real? reached? effective? observed? measured?',
    remaining:
      'remaining remainder left? left_to_go still_to_go to_go outstanding? rest? unspent unused? headroom days_left time_left balance? rem? bal? still_needed? still_missing? still_to_raise? to_raise? missing? shortfall? gap? short? free? available? vacant? open? pending? uncollected? unsold?',
    agreed:
      'approved? authorised? authorized? original? originally? initial? initially? agreed? contracted? first_planned? scheduled? sanctioned?',
    revised: 'revised? updated? rescheduled? postponed? new? amended? now_expected? latest?',
  },
  aggregate: {
    average: 'average(s) averaged avg mean ave? typical? ø',
    median: 'median(s) p50 50th? midpoint med? mdn',
    maximum:
      'max maximum(s) maxima highest largest biggest greatest longest oldest heaviest deepest hottest warmest strongest tallest widest most? high? hi? top? fastest? mx?',
    minimum:
      'min? mins? minimum(s) minima lowest smallest least fewest shortest youngest lightest coldest coolest weakest low? lo? bottom? fastest? mn? below? under?',
    sum: 'sum summed total(s) totalled totaled cumulative subtotal? aggregate? σ',
    percentile: 'percentile(s) pctl pctile quantile(s) quartile(s) decile(s) p5 p10 p25 p50 p75 p90 p95 p99 p999 tp99',
    peak: 'peak(s) peaked high_water_mark all_time_high record_high',
  },
  quantity: {
    money:
      'takings price(s) pricing cost(s) revenue(s) turnover? sales income(s) earnings profit(s) ebit ebitda mrr arr acv? arpu arpa aov cac clv ltv? gmv capex opex cogs goods_sold cost_of_goods_sold salar(y,ies) wage(s) payroll pay? rent(s) fee(s) fare(s) toll(s)? tuition budget(s) spend spending spent? expense(s) expenditure(s) tax(es) vat? dut(y,ies)? debt(s) deficit(s) surplus? savings? deposit(s) loan(s)? mortgage(s)? balance(s)? cash cashflow cash_flow dividend(s) interest? premium(s)? payment(s) payout(s) refund(s) discount(s)? donation(s) pledge(s) pledged raised? gift(s)? grant(s)? funding proceeds invested? investment(s) capital? asset(s) liabilit(y,ies) equity? aum nav tvl fdv market_cap marketcap mcap market_value book_value valuation(s) net_worth worth? gdp gnp amount? value? bill(s)? billing(s) invoiced? charge(s)? fine(s)? bonus(es) commission(s)? royalt(y,ies) subsid(y,ies) compensation? settlement? reserves? cpc cpm cpa? cpl? adr? revpar eps msrp rrp bid? ask? spread? open? close? high? low? last? quote? basket? ticket? spot? jackpot prize(s)? reward(s)? margin? contribution(s)? gain(s)? loss(es)? pnl inflow(s)? outflow(s)? netflow(s)? net_flow(s) backlog? bookings? subtotal shipping? tip(s)? stipend pension(s)? net? gross? net_income net_profit net_sales gross_profit gross_sales operating_income operating_profit order_value share_price unit_price hourly_rate daily_rate nightly_rate room_rate day_rate pay_rate billing_rate vwap purchase_price retail_price ticket_price volume? amt? bal? inv? pmt(s)',
    count:
      'count(s) cnt ct? number? num quantit(y,ies) qty # headcount head_count fte(s) people persons staff crew personnel workforce traffic footfall attendance audience readership viewership ridership membership enrollment enrolment intake? turnout? population pop? inventory stock? sales volume? unit(s)? share(s)? children men? women? livestock cattle sheep fish? aircraft dau wau mau pageviews impressions views? downloads? customers users visitors orders clients subscribers members employees visits sessions clicks requests transactions trades holders goals? points? wins losses? shots assists xg xa expected_goals expected_assists reps steps? items unique(s)? population_size number_of no_of cust? hc? nbr? qnt? txn(s) trx? ord(s)? emp? err(s)? votes',
    share:
      'share? pct percent percentage(s) perc portion proportion(s) fraction(s) % prevalence market_share weight? weighting? allocation(s)? part_of composition? mix?',
    rate: 'rate(s)? churn attrition retention conversion(s)? conv? turnout occupancy utilization utilisation unemployment inflation yield(s)? apy apr? ctr cvr roi roas roe uptime availability? humidity accuracy precision? recall? efficiency coverage? capacity_factor load_factor punctuality on_time completion? adoption penetration vacancy? mortality fertility bounce? literacy participation engagement? margin? irr cagr approval(s)? abandonment return? incidence frequency? completion_rate growth_rate win_rate pass_rate fill_rate interest_rate tax_rate heart_rate exchange_rate birth_rate death_rate nrr grr oee util? occ? eff? hum?',
    score:
      'score(s) scored? rating(s) star(s)? nps csat ces? grade(s)? gpa point(s)? pts mark(s)? metascore level(s)? elo result? gd? goal_difference',
    ratio:
      'ratio(s) quotient multiple? multiplier pe? p/e pe_ratio price_earnings leverage sharpe beta? factor? coefficient ltv? turns? odds? per_capita exchange_rate fx',
    age: 'age(s) median_age years_old aged? birthday?',
    length:
      'length(s) height(s) depth(s) distance(s) dist elevation altitude alt? thickness width(s) radius diameter circumference perimeter visibility snow snowfall snow_depth rain? rainfall precip? precipitation wavelength range? mileage? span? wave_height water_level sea_level level? girth lengths size? len? ht? elev',
    mass: 'weight(s)? mass tonnage payload? load? harvest? catch? emissions? co2? co2e yield? body_weight net_weight gross_weight waste? catch_weight wt?',
    temperature:
      'temp temps temperature(s) dew dew_point dewpoint wind_chill feels_like heat_index? anomaly? high? low? apparent?',
    duration:
      'duration(s) latency latencies delay(s) wait(s) waiting? wait_time waiting_time runtime run_time lap_time response_time lead_time cycle_time load_time page_load travel_time journey_time watch_time screen_time finish_time race_time reaction_time resolution_time time? times? elapsed dwell tenure lifespan lifetime? ttl? rtt? ttfb mttr mtbf turnaround downtime uptime? outage? lag? stay? ping? overtime? sleep? pace? sunshine? days_on_market time_on_site ramp? dur',
    speed:
      'speed(s) velocity velocities wind? gust(s) pace? airspeed throughput? bandwidth? tempo? wind_speed top_speed flow_rate? spd vel?',
    energy:
      'energy generation? generated? consumption? consumed? electricity? production? output? calorie(s) kcal? usage? demand? heat?',
    power:
      'power? load? demand? capacity? output? wattage horsepower hp? peak_load? tdp installed_capacity generation?',
    pressure:
      'pressure(s) barometric barometer systolic diastolic blood_pressure air_pressure tyre_pressure qnh bp? press? pres?',
    area: 'area(s)? surface? acreage floor_space floor_area living_area land_area lot_size plot_size footprint? sqft? size? burned? deforestation?',
    volume:
      'volume(s)? capacity? storage? discharge? flow? reservoir? displacement? precipitation? intake? fuel? water_use water_usage',
    rank: 'rank(s) ranking(s) ranked position(s)? pos? place? placing placement? standing(s)? seed? grid? grid_position overall_rank #',
    place:
      'gate? platform? terminal? lane? seat? floor? heat? sprint? round(s)? lap? matchday gameweek episode chapter stage? leg? page? step? row? track? edition issue? inning? set? period? frame? room? bib? week? season? version? grade? class? grid? level? no? nr? jersey shirt_number',
    voltage: 'voltage(s) volt_level mains_voltage potential? tension?',
    frequency:
      'frequency frequencies freq clock? clock_speed refresh_rate sample_rate sampling_rate frame_rate heart_rate resting_heart_rate hr? pulse? cadence? heartbeat rpm? bpm?',
    data: 'memory? ram? storage? disk? bandwidth? throughput? filesize file_size payload? traffic? bundle_size heap? bitrate bit_rate transfer? size? cache?',
    concentration:
      'concentration(s) conc nitrate(s) nitrite(s) phosphate(s) ozone pm25 pm10 pm1 co2? co? no2 so2 salinity ph? glucose cholesterol ldl hdl triglycerides hba1c hemoglobin haemoglobin creatinine dissolved_oxygen oxygen? turbidity hardness? lead? mercury? arsenic ecoli e_coli chlorine ammonia sodium potassium calcium iron? pollen? dose? dosage? titer titre? density? alcohol?',
    probability:
      'probability probabilities prob odds? chance chances? likelihood risk? confidence? p_value pvalue pop? implied_probability chance_of_rain rain_chance precip_probability significance?',
    index:
      'index(es)? indices idx? aqi uv uvi uv_index air_quality air_quality_index cpi? pmi? hdi vix gini bmi heat_index? humidex magnitude? richter',
  },
  change: {
    any: 'change(s) changed chg delta(s) diff difference? variation(s)? variance? movement? moved? swing trend? shift? trend_change net_change deviation? pnl p&l profit_and_loss uplift? return? growth_rate spread? vs? versus? δ Δ',
    up: 'growth increase(s) increased rise(s)? rose? rising gain(s) gained improvement(s) uplift up? upside? added? growth_rate grew gainers?',
    down: 'decrease(s) decreased decline(s) declined drop(s)? dropped? fall(s)? fell? loss(es)? lost? reduction(s) reduced drawdown shrinkage slump dip? down? downside? cut? retreat dn?',
  },
  identifier:
    'bib year_group grade_level age_group model_year tax_year school_year id ids _id uuid guid oid uid? sku skus ean upc gtin mpn? asin isbn issn doi iban bic swift? vin? plate? license_plate phone telephone tel? mobile? fax zip? zipcode zip_code postcode postal postal_code email mail? e_mail ip? ipv4 ipv6 port? host? lat lng lon latlng latlon long? latitude longitude coordinate(s) coords gps geohash geo? version? ver? commit? sha sha1 sha256 md5 hash(es)? digest? etag nonce serial? serial_number seed? decimals barcode jersey shirt_number slug mmsi imei imo? ein ssn nif cif? dni username handle? url urls uri href link(s)? permalink image(s)? img photo? picture? avatar thumbnail logo icon color? colour? password secret? token? api_key txid tx_hash transaction_hash wallet? contract? mint? code? ref? reference? reference_number order_number invoice_number case_number account_number customer_number tracking_number batch_number model_number flight_number number? no? nr? address? street? isin cusip wkn lei fips iata? icao? npi icd cas_number orcid',
  technical:
    'glossary legend definition(s) abbreviation(s) v? __v _v etag schema $schema debug typename __typename created_by updated_by modified_by created? modified? deleted? is_deleted deleted_at revision? rev? cursor? offset? limit? page? per_page page_size page_count pagesize next_page prev_page has_more has_next pagination paging page_info links? _links self? meta? metadata request_id trace_id span_id session_id correlation_id status_code http_status error_code generationtime generation_time cache? cached ttl? timezone? tz utc_offset locale? format? encoding mime content_type user_agent checksum crc nonce flag(s)? enabled? sort? order? index? rownum row_number seq? sequence? timestamp_ms config? options? settings? env? environment? build? lastmod sync_token node_id parent_id',
  member: {
    unit: 'unit(s)? uom unit_of_measure unit_of_measurement measure_unit unit_code units_label unit_text dimension?',
    currency: 'currency currencies ccy curr? currency_code price_currency denomination?',
    scale:
      'scale multiplier? magnitude? in_thousands in_millions order_of_magnitude factor? exponent? decimals? minor_units precision?',
    label:
      'label(s) name? names? metric(s) measure(s)? kpi(s) indicator(s) statistic(s)? stat(s)? parameter(s) analyte(s) measurement(s)? variable(s) field(s)? attribute? description? desc? display_name short_name caption? key? title? line_item category? question? item? subject? series? test? account?',
    value:
      'value(s) val vals v? amount? figure(s) number? num? result(s)? reading(s) y? score? current? now? latest? today? quantity? observation? measured_value',
    title: 'title(s)? headline(s) heading(s) header? subject? name? topic caption? subtitle? theme?',
    source:
      'source(s)? data_source source_name publisher(s) provider? attribution credit? author? reported_by according_to provided_by data_from origin? agency? src',
    asOf: 'as_of asof updated updated_at last_updated last_update last_modified timestamp generated generated_at measured_at sampled_at observed_at recorded_at published published_at reported_at retrieved retrieved_at snapshot_date effective_date data_date report_date reporting_date date? status_date upd? ts? at?',
    period:
      'period(s)? time_period reporting_period date_range timeframe time_frame range? interval? window? span? fiscal_period horizon? from? to? since? until? quarter? month? week? year? season?',
    language: 'language(s)? lang locale? lang_code language_code',
    base: 'base? n? sample sample_size samples? respondents responses? denominator out_of base_year base_value? population? universe? of?',
    note: 'note(s)? comment(s)? remark(s) footnote(s) disclaimer annotation',
    prose: 'description? summary? commentary explanation reason? details? text? body? quote?',
  },
  names: {
    person:
      'player(s) person people? candidate(s) athlete(s) runner(s) driver(s) rider(s) swimmer(s) employee(s) author(s) artist(s) customer(s) client(s) patient(s) student(s) teacher(s) doctor(s) agent(s)? user(s)? name? first_name last_name full_name surname captain coach manager? director actor(s) speaker(s) scorer top_scorer striker owner? assignee rep? salesperson sales_rep nominee donor(s)? contributor(s) member(s)? finisher(s) passenger(s)? voter(s)? mayor president minister ceo host? emp? mgr? cust?',
    organisation:
      'company companies organisation(s) organization(s) org? firm(s) business(es)? brand(s) vendor(s) supplier(s) merchant(s) client(s) customer(s) employer party parties? bank(s) airline(s) carrier operator provider? institution(s) agency agencies publisher? fund? issuer studio? broker hospital(s) school(s) university universities ministry department(s) charity charities association exchange? partner(s)? account? competitor(s) manufacturer(s) maker? acct?',
    place:
      'city cities country countries region(s) rgn state? states? town(s) village(s) county counties district(s) province(s) municipality neighborhood(s) neighbourhood(s) area(s)? location(s) place? places? site(s)? venue(s) station(s) store(s) shop(s) branch(es) office(s)? warehouse(s) airport(s) port(s)? stadium arena hospital(s) school(s) clinic(s) river(s) lake(s) mountain glacier island(s) zone(s)? territory market(s)? continent address? origin? destination(s) stop(s)? restaurant(s) hotel(s) building(s) ward(s) precinct(s) farm(s) park(s) capital? nation(s) depot(s) facility facilities plant? garage loc? addr? dest? orig?',
    team: 'team(s) club(s) squad(s) franchise? side? opponent(s) nation? crew? home_team away_team league? home? away? rival(s) competitor(s) constructor(s)',
    product:
      'product(s) item(s) article(s)? sku model(s)? game(s)? book(s) song(s) track? album(s) film(s) movie(s) show(s)? app(s) service(s)? plan? dish(es) menu_item device(s) vehicle(s) car(s) drug(s) medicine compound? material(s)? variant(s)? edition? bestseller top_product offer(s)? package? fund(s)? crop(s) part_name',
    thing:
      'name? title? label? asset(s)? symbol(s) ticker(s) coin? protocol chain? pool? network? pair? metric? analyte(s) element(s)? species animal(s) planet(s) star? language(s) campaign(s) channel(s) project(s) task(s) ticket? keyword(s) page? url? domain? endpoint(s) node? server(s) host? repo repository hashtag answer? option? question? choice? test? variant? subject(s)? course(s)? line? route(s) flight? ship vessel(s) machine(s) sensor(s) device? turbine(s) account? video(s) post(s)? patch? breed(s)',
    event:
      'event(s) match(es) game(s)? race(s) fixture(s) tournament competition(s) incident(s) round? stage? heat? meeting(s) election(s) conference concert(s) session(s)? episode(s)? outage(s) earthquake(s) quake(s) storm(s) experiment(s) trial(s)? launch? release(s)? exam(s) lap?',
    category:
      'category categories type(s)? kind(s)? group(s)? class(es)? segment(s) sector(s) industry industries department(s) dept division(s) genre(s) status? state? channel(s)? tier(s) level? bucket(s) age_group gender sex? cohort(s) topic(s) tag(s)? phase(s) gender priority severity grade? season? breakdown? branch? medium source? role(s)? position? cat?',
    cause: 'cause(s) root_cause reason(s) main_cause? primary_cause? trigger?',
  },
  time: 't? time(s)? date(s) day(s) month(s) week(s) year(s) quarter(s) season(s) hour(s) h? minute(s)? min? second(s)? weekday weekend datetime timestamp(s) ts? at? period(s)? dt? decade centur(y,ies) fiscal_year fy matchday gameweek semester? term? sunrise sunset departure(s)? arrival(s)? start? start_date started started_at end? end_date ended ended_at due due_date deadline expires expires_at expiry expiration begin began begins finish? finished? opens? closes? until? since? from? to? born founded built? established? vintage? debut? created created_at updated updated_at published published_at issued? received? captured recorded? measured? observed? sampled? shipped? launched? released? release_date scheduled? eta etd ago? year_month half? epoch? kickoff tipoff schedule? resolved_at upd? dob',
  side: {
    home: 'home? home_team host? hosts? local?',
    away: 'away away_team visitor? visitors? visiting? guest? guests? road? opponent?',
    a: 'a? team_a player_a variant_a side_a group_a option_a team_1 team_one player_1 player_one',
    b: 'b? team_b player_b variant_b side_b group_b option_b team_2 team_two player_2 player_two challenger?',
    treatment:
      'treatment? test? treated intervention experimental test_group treatment_group variant? active? exposed drug? verum',
    control: 'control? control_group placebo comparator unexposed untreated original? baseline?',
    men: 'men mens man? male(s) boys? boy? m? gentlemen',
    women: 'women womens woman? female(s) girls? girl? f? ladies',
    for: 'for? yes? yea yeas ayes? in_favor in_favour pro? supporting? support? agree approve leave?',
    against: 'against? no? nay nays noes oppose(d) contra disagree disapprove remain?',
    best: 'best fastest? strongest? most_popular bestselling best_selling',
    worst: 'worst slowest? weakest?',
    first: 'first? 1st opening? initial earliest start? leader? gold? old? before?',
    last: 'last? final? latest? closing? end? new? after?',
    before: 'before? was? start? starting? beginning? opening? initial? pre? baseline?',
    after: 'after? end? ending? closing? final? post?',
    winner: 'winner(s) won? winning? champion(s) victor victors? elected?',
    loser: 'loser(s) losing? lost? runner_up? defeated? eliminated?',
    top: 'top? highest? largest? biggest? leading? leader? upper? most?',
    bottom: 'bottom? lowest? smallest? lower? least? trailing?',
  },
  state:
    'on_target off_target opened closed open? resolved sold unsold passed failed cancelled canceled completed delivered undelivered scheduled unscheduled operated reported reporting? waiting? occupied free? available used unused booked claimed unclaimed paid unpaid won? lost? returned shipped refunded skipped merged answered unanswered pending active? inactive processed approved rejected declined? accepted denied admitted discharged treated vaccinated recovered infected confirmed hospitalized hospitalised dead? injured missing? arrested convicted rescued evacuated affected enrolled registered graduated expired overdue late? delayed diverted departed arrived landed boarded blocked fixed finished started unfinished abandoned converted churned retained renewed upgraded downgraded activated subscribed unsubscribed sent received opened clicked bounced viewed watched played drawn? tied? ordered produced manufactured installed uninstalled repaired replaced recycled landfilled planted harvested caught built demolished listed delisted leased rented vacant filled unfilled hired departed? promoted laid_off furloughed signed issued redeemed burned? minted staked locked unlocked deployed rolled_back tested succeeded succeeded? errored queued running? stopped archived deleted? lost_to_follow_up withdrawn discontinued served saved scored? missed conceded? counted spoiled invalid? valid? cast offline online? helped donated collected recovered reopened escalated assigned unassigned published drafted translated verified unverified inspected detected recorded?',
  polarity: {
    up: 'revenue(s) profit(s) earnings sales income(s) wins won satisfaction score(s) rating(s) stars? nps csat retention uptime availability accuracy efficiency productivity conversion(s) engagement growth ebitda ebit margin(s) mrr arr arpu arpa gmv roi roas roe ctr cvr surplus savings donations donors raised members subscribers followers likes graduates employment literacy punctuality on_time adoption coverage vaccinated recovered recycled passed pass_rate resolved delivered succeeded goals? assists points? medals trophies attendance footfall quality recommend recommendation(s) rescued saved fixed yield? life_expectancy renewable renewables net_income net_profit gross_profit operating_profit operating_income throughput fill_rate win_rate completion_rate on_time_performance profitability liquidity uplift gained',
    down: 'error(s) failure(s) failed fail(s) complaint(s) death(s) dead deceased cancelled canceled cancellation(s) delay(s) delayed churn churned attrition cost(s) expense(s) expenditure(s) emission(s) co2? wait(s) wait_time waiting_time latency latencies lap_time response_time load_time resolution_time downtime outage(s) incident(s) accident(s) crash(es) injur(y,ies) injured casualties fatalit(y,ies) crime(s) theft(s) fraud debt(s) deficit(s) loss(es) lost? unemployment inflation defect(s) bug(s) vulnerabilit(y,ies) stockout(s) backlog overdue late? absence(s) absenteeism dropout(s) poverty pollution pollutant(s) nitrate(s)? phosphate(s)? ecoli infection(s) infected mortality turnovers? fouls? own_goals penalties? conceded no_show(s) mishandled refund(s) return_rate returns_rate abandonment bounce_rate unsubscribed unsubscribes discontinued downgrades spam violation(s) fine(s)? rejected evictions homeless homelessness layoffs vacancy waste shrinkage drawdown stolen missing? bankruptcies unpaid unresolved unanswered side_effects adverse_events adverse symptoms hospitalizations hospitalisations error_rate failure_rate retries timeouts aqi ping lag turnaround risk? wildfires deforestation',
  },
  per: 'per per_capita per_head per_share per_unit per_person each? every? / p.a. a_piece apiece',
};
