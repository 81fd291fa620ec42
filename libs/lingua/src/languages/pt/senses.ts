import type { SenseWords } from '../../senses/sense-words';

/** Names of data in Portuguese, as Brazil and Portugal write them. */
export const SENSES_PT: SenseWords = {
  role: {
    target:
      'meta? metas meta_mensal meta_anual meta_diária meta_trimestral meta_de_vendas alvo(s) objetivo(s) objectivo(s) desejad(o,a,os,as)? pretendid(o,a,os,as) ideal? necessári(o,a)? garantid(o,a,os,as)?',
    plan: 'planejad(o,a,os,as) planead(o,a,os,as) orçad(o,a,os,as) orçamento? plano? previst(o,a,os,as)? programad(o,a,os,as)?',
    limit:
      'limite(s) limiar(es) teto? tecto? patamar? permitid(o,a,os,as) máximo_permitido máxima_permitida valor_máximo_permitido vmp tolerância? legal? limite_legal limite_máximo limite_de_crédito velocidade_máxima_permitida',
    usual: 'normal? habitual? quota(s)? cota(s)?',
    benchmark:
      'referência? referencial valor_de_referência linha_de_base base? setor? sector? indústria? mercado? pares? concorrência? nacional? regional? estadual? municipal? mundial? global? categoria? norma? média_nacional média_regional média_estadual média_municipal média_mundial média_global média_do_setor média_setorial média_do_mercado média_da_categoria média_da_liga média_europeia média_histórica normal_climatológica longo_prazo? plurianual?',
    record:
      'recorde(s) máxima_histórica máximo_histórico mínima_histórica mínimo_histórico melhor_marca melhor_marca_pessoal recorde_pessoal recorde_mundial recorde_nacional recorde_olímpico recorde_da_prova recorde_do_percurso marca_pessoal histórico? histórica? rp? rm?',
    total:
      'total totais total_geral geral? soma tudo? todos? inteiro? global? conjunto? acumulad(o,a,os,as) brut(o,a)? tot? somatório',
    part: 'parte(s)? parcela(s)? divisão? detalhamento desagregação discriminação repartição composição distribuição? dos_quais das_quais segmento(s)? componente(s) subtotal subtotais fatia(s)? rateio alocação',
    forecast:
      'previsão previsões previst(o,a,os,as) prev? projeção projeções projetad(o,a,os,as) projecção estimativa(s) estimad(o,a,os,as) est? esperad(o,a,os,as) consenso expectativa(s) prognóstico(s) perspectiva(s)?',
    actual:
      'realizad(o,a,os,as) real? reais? efetiv(o,a,os,as)? efetivad(o,a,os,as) atingid(o,a,os,as) alcançad(o,a,os,as) executad(o,a,os,as)? obtid(o,a,os,as)? observad(o,a,os,as)? medid(o,a,os,as)?',
    remaining:
      'restante(s) resta? restam faltante(s) falta? faltam pendente(s)? saldo? sobra? a_realizar a_atingir dias_restantes tempo_restante por_realizar por_angariar? a_arrecadar? livre(s)? disponíve(l,is)? em_falta?',
    agreed:
      'aprovad(o,a,os,as)? autorizad(o,a,os,as)? inicial? iniciais? inicialmente? original? originais? acordad(o,a,os,as)? contratad(o,a,os,as)? agendad(o,a,os,as)?',
    revised:
      'revist(o,a,os,as)? revisad(o,a,os,as)? atualizad(o,a,os,as)? nov(o,a,os,as)? adiad(o,a,os,as)? corrigid(o,a,os,as)? reagendad(o,a,os,as)?',
  },
  aggregate: {
    average:
      'média médias médio(s)? méd? promédio ponderad(o,a)? média_ponderada preço_médio valor_médio tempo_médio típic(o,a)?',
    median: 'mediana(s) medianas mediano',
    maximum:
      'máxim(o,a,os,as) máx maior? maiores? mais_alt(o,a) mais_elevad(o,a) mais_quente mais_long(o,a) mais_velh(o,a) mais_rápid(o,a)? mais? alta?',
    minimum:
      'mínim(o,a,os,as) mín? menor? menores? mais_baix(o,a) mais_fri(o,a) mais_curt(o,a) mais_jovem mais_nov(o,a)? menos? baixa? abaixo? abaixo_de?',
    sum: 'soma(s)? somad(o,a) somatório total totais acumulad(o,a) subtotal? agregad(o,a)?',
    percentile: 'percentil percentis quantil quantis quartil quartis decil decis',
    peak: 'pico(s) auge ponta? horário_de_pico pico_de_demanda máxima_histórica',
  },
  quantity: {
    money:
      'preço(s) custo(s) receita(s) faturamento faturação faturado? venda(s) renda(s)? rendimento(s)? lucro(s) prejuízo(s) resultado? salário(s) ordenado(s) remuneração folha_de_pagamento aluguel aluguéis aluguer taxa(s)? tarifa(s) mensalidade(s) anuidade(s)? orçamento(s) gasto(s) despesa(s) imposto(s) tributo(s) iptu ipva icms iss? irpf iva dívida(s) déficit défice superávit excedente? poupança depósito(s) empréstimo(s)? financiamento(s) saldo(s)? caixa? fluxo_de_caixa dividendo(s) juros? prêmio(s)? pagamento(s) reembolso(s) desconto(s)? doação doações doado(s)? verba(s) subsídio(s) subvenção investimento(s) investid(o,a) capital? patrimônio património patrimônio_líquido ativo(s)? passivo(s)? valor_de_mercado valor_contábil valor_patrimonial capitalização pib valor(es)? montante(s)? quantia conta(s)? fatura(s)? multa(s)? bônus comissão? comissões? indenização? arrecadação arrecadado(s) cotação cotações câmbio? lance? compra? compras? frete mensal? entrada(s)? saída(s)? aporte(s) margem? ticket_médio tíquete_médio cesta_básica ganho(s)? perda(s)? custo_total custo_médio receita_líquida receita_bruta lucro_líquido lucro_bruto lucro_operacional margem_de_contribuição cmv preço_unitário preço_médio valor_total valor_unitário valor_pago salário_mínimo custo_por_clique gorjeta(s) líquid(o,a)? brut(o,a)?',
    count:
      'quantidade(s) qtd qtde qtdade quant? contagem contagens número(s)? núm? efetivo? pessoas pessoal? equipe? funcionários? colaboradores clientes usuários utilizadores visitantes alunos estudantes pacientes moradores habitantes eleitores torcedores público? plateia audiência espectadores público_presente público_pagante tráfego? fluxo? frequência? matrículas inscritos inscrições? população pop? estoque? estoques? inventário? unidades? peças? crianças homens? mulheres? gado bovinos suínos pedidos encomendas vendas? visitas acessos cliques? sessões visualizações seguidores assinantes curtidas comentários compartilhamentos passageiros voos leitos vagas? casos óbitos mortes feridos nascimentos votos gols golos pontos? vitórias derrotas empates jogos? partidas? chutes? finalizações assistências? desarmes faltas? escanteios impedimentos passos? passes? itens chamados atendimentos ocorrências reclamações transações eventos? nº_de? número_de total_de quantidade_de',
    share:
      'percentual percentuais porcentagem porcentagens percentagem percentagens perc proporção proporções fração frações parcela? participação? participação_de_mercado quota_de_mercado fatia(s)? cota? peso? part? composição? prevalência',
    rate: 'taxa(s)? índice? evasão rotatividade retenção conversão conversões? comparecimento abstenção ocupação utilização desemprego desocupação inflação ipca inpc igpm selic cdi? rendimento? rentabilidade retorno? disponibilidade umidade humidade precisão? acurácia eficiência cobertura? aproveitamento pontualidade conclusão? adesão adoção penetração vacância mortalidade natalidade fecundidade fertilidade alfabetização analfabetismo engajamento participação? incidência rejeição aprovação? inadimplência abandono margem? margem_líquida margem_bruta margem_operacional taxa_de_conversão taxa_de_crescimento taxa_de_juros taxa_de_desemprego taxa_de_ocupação taxa_de_retenção taxa_de_rejeição taxa_de_aprovação taxa_de_cancelamento taxa_de_câmbio taxa_de_natalidade taxa_de_mortalidade',
    score:
      'nota(s)? pontuação pontuações ponto(s)? pts avaliação? avaliações? classificação? estrela(s)? satisfação conceito? placar? escore(s) saldo_de_gols ideb enem? nível? resultado?',
    ratio:
      'razão razões relação? quociente múltiplo(s)? multiplicador fator? coeficiente(s) alavancagem rácio rácios per_capita taxa_de_câmbio câmbio? p/l p/vp cotação?',
    age: 'idade(s) idade_média idade_mediana anos_de_idade faixa_etária?',
    length:
      'comprimento(s) altura(s) profundidade distância(s) dist elevação altitude(s) espessura largura(s) raio? diâmetro perímetro circunferência visibilidade neve chuva(s)? precipitação pluviosidade alcance? envergadura quilometragem nível? nível_do_mar nível_da_água nível_do_rio altura_das_ondas cota? tamanho? estatura extensão? percurso? deslocamento?',
    mass: 'peso(s)? massa(s)? tonelagem carga? safra? colheita? captura? emissões? produção? rendimento? resíduos? lixo? peso_líquido peso_bruto peso_corporal',
    temperature:
      'temperatura(s) temp sensação_térmica sensação? ponto_de_orvalho orvalho máxima? mínima? anomalia? calor? temperatura_máxima temperatura_mínima temperatura_média',
    duration:
      'duração durações espera atraso(s) demora latência tempo(s)? tempo_de_espera tempo_médio tempo_de_resposta tempo_de_execução tempo_de_carregamento tempo_de_viagem tempo_de_permanência tempo_de_resolução tempo_de_volta tempo_de_prova tempo_de_entrega tma tme? prazo? prazo_de_entrega permanência estadia? vigência? vida_útil expectativa_de_vida horas_extras sono? ritmo? insolação intervalo? volta? inatividade tempo_de_inatividade',
    speed: 'velocidade(s) velocidade_média velocidade_máxima vento(s) rajada(s) velocidade_do_vento ritmo? vazão? vel?',
    energy:
      'energia consumo? consumo_de_energia geração? gerad(o,a)? eletricidade electricidade produção? caloria(s) demanda? gasto_energético',
    power:
      'potência(s) carga? demanda? capacidade? capacidade_instalada potência_instalada geração? cavalos? cv? pico_de_demanda demanda_máxima',
    pressure:
      'pressão pressões pressão_arterial pressão_atmosférica sistólica diastólica barométrica pressão_dos_pneus pa?',
    area: 'área(s)? superfície área_total área_útil área_construída área_plantada área_queimada área_desmatada desmatamento? terreno? território? metragem hectares? extensão? queimada(s)?',
    volume:
      'volume(s)? capacidade? armazenamento? reservatório(s)? volume_útil vazão? descarga? cilindrada combustível? consumo_de_água água? litragem',
    rank: 'posição posições? pos? colocação colocações classificação? ranque ranqueamento lugar? posto? pódio? ordem? grid_de_largada',
    place:
      'portão? plataforma? terminal? raia? assento poltrona andar? rodada(s)? jornada? volta? etapa? fase? perna? página? capítulo episódio temporada? semana? turno? turma? série? quarto? sala? faixa? linha? edição? versão? nível? número? nº? camisa? corredor? classe?',
    voltage: 'tensão? tensões voltagem voltagens tensão_da_rede ddp potencial?',
    frequency:
      'frequência? frequências? freq frequência_cardíaca batimentos batimentos_cardíacos pulso pulsação cadência rotação? rotações fc? taxa_de_atualização',
    data: 'memória? armazenamento? disco? largura_de_banda tráfego? tamanho_do_arquivo tamanho_do_ficheiro tamanho? banda? transferência? dados_móveis',
    concentration:
      'concentração concentrações conc nitrato(s) nitrito(s) fosfato(s) ozônio ozono salinidade glicose glicemia colesterol triglicérides triglicerídeos hemoglobina hematócrito? creatinina ureia oxigênio? oxigênio_dissolvido turbidez dureza? chumbo? mercúrio? arsênio cloro amônia sódio potássio cálcio ferro? pólen dose? dosagem densidade? teor(es)? teor_alcoólico álcool? coliformes',
    probability:
      'probabilidade(s) prob chance(s) risco? confiança? verossimilhança valor_p possibilidade? chance_de_chuva probabilidade_de_chuva significância nível_de_confiança',
    index:
      'índice(s)? idh imc ibovespa? ipc ipca? iqa índice_uv qualidade_do_ar índice_de_calor índice_de_gini indicador? magnitude? índice_de_confiança ifix?',
  },
  change: {
    any: 'variação variações var? mudança(s) alteração alterações diferença(s) dif oscilação desvio? tendência evolução? movimento? movimentação? retorno? delta rentabilidade? vs? contra? comparação? resultado?',
    up: 'aumento(s) crescimento alta? altas? subida(s) subiu elevação? ganho(s)? melhora melhoria(s) acréscimo(s) incremento(s) avanço(s)? valorização cresceu aumentou expansão? salto?',
    down: 'queda(s) redução reduções diminuição baixa? baixas? decréscimo(s) recuo(s) perda(s)? declínio caiu reduziu diminuiu retração desvalorização encolhimento piora corte(s)? contração?',
  },
  identifier:
    'identificador(es) código(s)? cód? cód_produto código_do_produto código_de_barras cep cpf cnpj rg? nif niss ncm? cnae? cfop renavam chassi placa? matrícula? registro? inscrição? inscrição_estadual telefone(s) tel? celular? telemóvel correio_eletrônico endereço? morada? logradouro latitude(s) longitude(s) coordenada(s) versão? número_de_série nº_de_série série? número_do_pedido nº_do_pedido número_da_nota nota_fiscal? nfe número_da_conta conta? agência? protocolo? chave? chave_pix pix? senha? usuário? imagem? foto? ícone cor? referência? lote? boleto? sítio_web página_web camisa? ramal crm? código_ibge geocódigo matricula_funcional apólice? nosso_número nº? número?',
  technical:
    'glossário definição definições abreviatura(s) esquema? criado_por atualizado_por alterado_por modificado_por criado_em alterado_em modificado_em excluído excluído_em removido? ativo? inativo? página? por_página itens_por_página tamanho_da_página próxima_página página_anterior total_de_páginas deslocamento? paginação sessão? fuso fuso_horário formato? idioma_padrão código_de_erro código_de_status metadados configuração? configurações opções? ordem? ordenação sequência? seq? linha? revisão? usuário_criação usuário_alteração data_de_alteração data_de_inclusão registro_ativo',
  member: {
    unit: 'unidade(s)? unidade_de_medida un? und? unid? medida? grandeza',
    currency: 'moeda(s)? divisa(s) moeda_corrente código_da_moeda código_moeda',
    scale:
      'escala(s)? multiplicador? fator? em_milhares em_milhões ordem_de_grandeza casas_decimais precisão? mil? milhões? expoente?',
    label:
      'rótulo(s) nome(s)? métrica(s) indicador(es) medida(s)? parâmetro(s) variável variáveis estatística(s) atributo? campo(s)? descrição? desc? legenda? título? item? conta? pergunta? assunto? série? nome_do_indicador denominação especificação? rubrica categoria? exame? etiqueta(s)? chave?',
    value:
      'valor(es) vlr vl? montante? quantia? resultado(s)? leitura(s) número? atual? hoje? agora? último? quantidade? medição? aferição valor_medido valor_atual vr?',
    title: 'título(s) manchete(s) cabeçalho nome? assunto? tema? tópico legenda? subtítulo chamada?',
    source:
      'fonte(s)? origem? órgão? publicador editora? fornecedor? autor? autoria elaboração fonte_dos_dados segundo? conforme? dados_de divulgado_por publicado_por informado_por crédito? créditos?',
    asOf: 'atualizado_em atualizado? atualizada_em atualização? última_atualização data_de_atualização data_da_atualização data_de_referência data_base? data_da_coleta data_da_medição posição_em em_data_de referente_a? publicado_em divulgado_em coletado_em medido_em gerado_em emitido_em data_de_publicação data? apurado_em consultado_em carimbo_de_data_hora',
    period:
      'período(s)? intervalo? janela? vigência? competência? mês_de_referência período_de_referência ano_de_referência exercício? horizonte? de? até? desde? início? fim? trimestre? mês? ano? semana? temporada? safra?',
    language: 'idioma(s)? língua(s)? linguagem? código_do_idioma',
    base: 'base? amostra amostras? tamanho_da_amostra respondentes entrevistados respostas? denominador ano_base população? universo? total_de_entrevistas entrevistas? participantes? de_um_total_de',
    note: 'observação observações? obs nota(s)? comentário(s) ressalva(s) rodapé anotação anotações',
    prose: 'descrição? resumo? explicação justificativa? motivo? detalhe(s)? texto?',
  },
  names: {
    person:
      'pessoa(s)? jogador(,es,a,as) candidat(o,a,os,as) atleta(s) corredor corredora piloto(s) ciclista(s) nadador(,es,a,as) funcionári(o,a,os,as) colaborador(,es,a,as) empregad(o,a,os,as) autor(,es,a,as) artista(s) cliente(s) paciente(s) alun(o,a,os,as) estudante(s) professor(,es,a,as) médic(o,a,os,as) agente(s)? usuári(o,a,os,as) utilizador(es)? nome? nome_completo sobrenome apelido? técnico? treinador(,es,a) gerente diretor(,es,a)? ator? atriz cantor(,es,a) artilheir(o,a) vendedor(,es,a,as) corretor(,es,a) representante? responsável? doador(,es,a) prefeit(o,a) presidente ministr(o,a) deputad(o,a,os,as) vereador(,es,a) senador(,es,a) capitão titular? motorista(s) goleiro',
    organisation:
      'empresa(s) companhia(s) organização organizações firma marca(s)? fornecedor(es) lojista cliente(s) empregador partido(s) banco(s)? operadora(s) instituição instituições órgão(s)? agência(s)? fundo(s)? emissor? editora(s) hospital hospitais escola(s) universidade(s) faculdade(s) ministério(s) secretaria(s) associação parceir(o,a,os,as) concorrente(s) fabricante(s) razão_social nome_fantasia convênio? seguradora(s) construtora montadora(s) cooperativa sindicato entidade? ong startup? companhia_aérea',
    place:
      'cidade(s) município(s) país países estado(s)? uf? região regiões bairro(s) distrito(s) província(s) localidade(s) local? locais? lugar? sítio? zona(s) estação? estações loja(s) filial filiais sede escritório(s)? armazém depósito? aeroporto(s) porto(s)? estádio(s) arena hospital hospitais escola(s) clínica(s) posto? rio? rios lago(s) montanha(s) praia(s) ilha(s) território mercado? continente endereço? origem? destino(s) parada(s)? restaurante(s) hotel hotéis prédio(s) edifício(s) fazenda(s) parque(s) capital? nação unidade? planta? usina(s) fábrica(s) concelho freguesia comarca microrregião represa(s) barragem naturalidade',
    team: 'time(s)? equipe(s) equipa(s) clube(s) seleção? seleções elenco? adversári(o,a,os) rival rivais oponente(s) mandante? visitante? escuderia construtor? liga? nação? esquadrão agremiação bloco?',
    product:
      'produto(s) item itens? artigo(s)? mercadoria(s) modelo(s)? jogo(s)? livro(s) música(s) canção álbum álbuns filme(s) série? aplicativo(s) serviço(s)? plano? prato(s) dispositivo(s) aparelho(s) veículo(s) carro(s) automóvel medicamento(s) remédio(s) princípio_ativo material? materiais? variante? edição? mais_vendido oferta? pacote? fundo? cultura? lavoura insumo(s) peça(s)? vacina(s) grão?',
    thing:
      'nome? título? rótulo? ativo(s)? papel? papéis ação? ações? moeda? espécie(s) animal animais planeta(s) estrela? língua? campanha(s) canal? canais? projeto(s) tarefa(s) chamado? palavra_chave página? servidor(es)? repositório opção? pergunta? alternativa(s) teste? matéria? disciplina(s) curso(s)? linha(s)? rota(s) voo? navio(s) máquina(s) sensor(es) turbina(s) conta? vídeo(s) publicação? postagem raça(s)? elemento? obra(s)? rodovia(s) equipamento(s)',
    event:
      'evento(s) jogo(s)? partida(s)? corrida(s)? prova(s)? torneio(s) campeonato(s) competição competições incidente(s) ocorrência(s)? rodada? fase? reunião eleição eleições conferência show? sessão? episódio(s)? terremoto(s) sismo(s) tempestade(s) experimento(s) ensaio? lançamento? exame(s)? volta? confronto(s) grande_prêmio leilão',
    category:
      'categoria(s) tipo(s)? grupo(s)? classe(s)? segmento(s) setor(es)? sector(es) ramo(s) indústria departamento(s) depto área? divisão? gênero? género? status? situação? canal? nível? faixa? faixa_etária faixa_de_renda sexo coorte tema? tópico(s) fase prioridade gravidade? severidade modalidade? cargo(s)? função? posição? meio? série? turno? raça? escolaridade estado_civil centro_de_custo',
    cause: 'causa(s) motivo(s) razão razões causa_raiz',
  },
  time: 'data? datas dia(s) mês meses semana(s) ano(s) trimestre(s) semestre(s) bimestre(s) quadrimestre(s) temporada(s) época? safra? hora(s) horário(s) minuto(s) segundo(s)? período(s)? dia_da_semana fim_de_semana década(s) século(s) exercício? competência? ano_fiscal ano_letivo rodada? jornada? turno? início? fim? término? data_de_início data_de_fim data_de_término data_final data_inicial data_de_nascimento nascimento? data_de_vencimento vencimento validade? prazo? data_de_entrega data_da_venda data_da_compra data_do_pedido data_de_emissão emissão? data_de_cadastro data_e_hora data_hora dt? dt_inicio dt_fim mês_ano partida? chegada? saída? estreia fundação? fundad(o,a) inauguração? inaugurad(o,a)? lançamento? lançad(o,a)? criado? criado_em publicado? atualizado? desde? até? publicação? previsão_de_entrega nascer_do_sol pôr_do_sol',
  side: {
    home: 'casa? mandante(s)? em_casa time_da_casa equipa_da_casa anfitri(ão,ã)? local? da_casa',
    away: 'fora? visitante(s)? fora_de_casa de_fora adversário? time_visitante equipa_visitante',
    a: 'time_a equipe_a equipa_a grupo_a opção_a variante_a time_1 equipe_1 jogador_1 lado_a candidato_a',
    b: 'time_b equipe_b equipa_b grupo_b opção_b variante_b time_2 equipe_2 jogador_2 lado_b candidato_b desafiante?',
    treatment:
      'tratamento? tratad(o,a,os,as) intervenção grupo_de_tratamento grupo_tratado grupo_experimental experimental teste? vacinados? expostos?',
    control:
      'controle? controlo? grupo_controle grupo_de_controle placebo comparador não_tratados não_expostos original?',
    men: 'homem homens masculin(o,a,os,as) masc menino(s) rapazes macho(s) h?',
    women: 'mulher mulheres feminin(o,a,os,as) fem menina(s) moças raparigas fêmea(s)',
    for: 'a_favor favor? favorável favoráveis sim? pró? aprovam aprova? concorda concordam apoiam apoio?',
    against: 'contra? contrári(o,a,os,as) não? desaprovam desaprova? discorda discordam rejeitam',
    best: 'melhor melhores mais_rápid(o,a)? mais_vendid(o,a) mais_popular mais_forte?',
    worst: 'pior piores mais_lent(o,a)? mais_fraco?',
    first: 'primeir(o,a,os,as)? inicial abertura? início? 1º? líder? ouro? estreia? antig(o,a)?',
    last: 'últim(o,a,os,as)? final? fechamento? encerramento? fim? mais_recente nov(o,a)?',
    before: 'antes? início? inicio? inicial?',
    after: 'depois? fim? final?',
    winner: 'vencedor(,es,a,as) ganhador(,es,a,as) campe(ão,ã) campeões vitorios(o,a) eleit(o,a,os,as)? venceu ganhou?',
    loser: 'perdedor(,es,a,as) derrotad(o,a,os,as) vice? vice_campe(ão,ã) eliminad(o,a,os,as)? perdeu?',
    top: 'maior? maiores? principal? principais? topo líder? mais_alto? superior? mais?',
    bottom: 'menor? menores? lanterna? inferior? último? mais_baixo? menos?',
  },
  state:
    'abert(o,a,os,as)? fechad(o,a,os,as)? encerrad(o,a,os,as) resolvid(o,a,os,as) vendid(o,a,os,as) aprovad(o,a,os,as) reprovad(o,a,os,as) cancelad(o,a,os,as) concluíd(o,a,os,as) entregue(s) agendad(o,a,os,as) operad(o,a,os,as) notificad(o,a,os,as) pendente(s) ocupad(o,a,os,as) livre(s)? disponível disponíveis utilizad(o,a,os,as) usad(o,a,os,as) reservad(o,a,os,as) pag(o,a,os,as)? não_pag(o,a,os,as) devolvid(o,a,os,as) enviad(o,a,os,as) reembolsad(o,a,os,as) respondid(o,a,os,as) ativ(os,as)? inativ(os,as)? processad(o,a,os,as) rejeitad(o,a,os,as) recusad(o,a,os,as) aceit(o,a,os,as) negad(o,a,os,as) internad(o,a,os,as) tratad(o,a,os,as)? vacinad(o,a,os,as) recuperad(o,a,os,as) infectad(o,a,os,as) confirmad(o,a,os,as) suspeit(os,as)? descartad(o,a,os,as) mort(o,a,os,as)? ferid(o,a,os,as) desaparecid(o,a,os,as) pres(os,as)? condenad(o,a,os,as) resgatad(o,a,os,as) afetad(o,a,os,as) matriculad(o,a,os,as) inscrit(o,a,os,as) cadastrad(o,a,os,as) registrad(o,a,os,as) formad(os,as)? vencid(o,a,os,as)? atrasad(o,a,os,as) adiad(o,a,os,as) desviad(o,a,os,as) bloquead(o,a,os,as) corrigid(o,a,os,as) finalizad(o,a,os,as) iniciad(o,a,os,as) abandonad(o,a,os,as) convertid(o,a,os,as) renovad(o,a,os,as) recebid(o,a,os,as) clicad(o,a,os,as) jogad(o,a,os,as)? disputad(o,a,os,as)? produzid(o,a,os,as) fabricad(o,a,os,as) instalad(o,a,os,as) reparad(o,a,os,as) reciclad(o,a,os,as) plantad(o,a,os,as) colhid(o,a,os,as) construíd(o,a,os,as) alugad(o,a,os,as) vag(os,as)? contratad(o,a,os,as) demitid(o,a,os,as) admitid(o,a,os,as) promovid(o,a,os,as) assinad(o,a,os,as)? emitid(o,a,os,as) importad(o,a,os,as) exportad(o,a,os,as) testad(o,a,os,as) excluíd(o,a,os,as)? salv(os,as)? perdid(o,a,os,as)? marcad(o,a,os,as)? atendid(o,a,os,as) apurad(o,a,os,as) válid(os,as)? nul(os,as)? branc(os,as)? em_andamento em_aberto em_atraso doad(o,a,os,as) arrecadad(o,a,os,as) queimad(o,a,os,as)? desmatad(o,a,os,as)',
  polarity: {
    up: 'receita(s) faturamento lucro(s) lucro_líquido lucro_bruto lucro_operacional receita_líquida receita_bruta venda(s) rendimento(s) renda(s)? vitória(s) ganho(s) satisfação nota(s)? pontuação avaliação? retenção disponibilidade precisão? acurácia eficiência produtividade conversão taxa_de_conversão taxa_de_retenção taxa_de_aprovação taxa_de_ocupação engajamento crescimento margem margem_líquida margem_bruta margem_operacional superávit poupança doação doações arrecadação assinantes seguidores curtidas formados emprego(s) alfabetização pontualidade adesão adoção cobertura vacinad(os,as) recuperad(os,as) reciclad(os,as) aprovad(os,as) resolvid(o,a,os,as) entregue(s) gols? golos? assistências? pontos? medalhas troféus público? qualidade expectativa_de_vida renovável renováveis aproveitamento rentabilidade liquidez melhora melhoria(s) valorização saldo_de_gols produção? lucratividade dividendo(s) resgatad(os,as)',
    down: 'erro(s) falha(s) reclamação reclamações queixa(s) óbito(s) morte(s) mort(os,as) cancelamento(s) cancelad(o,a,os,as) atraso(s) atrasad(o,a,os,as) evasão rotatividade custo(s) custo_total despesa(s) gasto(s) emissão? emissões espera demora latência tempo_de_espera tempo_de_resposta tempo_de_resolução tempo_de_carregamento tempo_de_volta tempo_de_inatividade inatividade incidente(s) acidente(s) ferid(o,a,os,as) lesão lesões vítima(s) crime(s) homicídio(s) roubo(s) furto(s) fraude(s) dívida(s) déficit défice prejuízo(s) perda(s) desemprego desocupação inflação defeito(s) vulnerabilidade(s) ruptura? pendência(s) vencid(os,as)? ausência(s) absenteísmo absentismo abstenção abandono pobreza fome desigualdade poluição poluente(s) infecção infecções infectad(os,as) mortalidade faltas cartões_vermelhos cartões_amarelos gols_contra gols_sofridos devolução? devoluções taxa_de_rejeição taxa_de_desemprego taxa_de_cancelamento taxa_de_mortalidade inadimplência multa(s) rejeitad(os,as) reprovad(os,as) demissões desperdício resíduos desaparecid(os,as) falência(s) desmatamento queimada(s) incêndio(s) efeitos_adversos sintomas internações analfabetismo congestionamento vacância risco? derrota(s) piora lixo? interrupção interrupções',
  },
  per: 'por? per_capita por_pessoa por_habitante por_unidade por_ação cada? ao_mês ao_ano ao_dia por_aluno por_cliente por_cabeça',
};
